import SolitaireGame
import Testing

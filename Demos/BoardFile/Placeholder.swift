// BoardFile

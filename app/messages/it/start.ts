/** Che cosa legge all’avvio chi amministra la macchina: perché non si può, e dove si crea il primo account. */
export const start = {
  failures: {
    folderInUse:
      "Un altro Valora sta usando la cartella dei dati {folder}. Fermalo prima, o scegli un’altra cartella con DATA_DIR.",
    folderUnusable:
      "Non si può scrivere nella cartella dei dati {folder} ({reason}). Consenti di scriverci, o scegline un’altra con DATA_DIR.",
    folderFull: "Sul disco della cartella dei dati {folder} non c’è più spazio ({reason}). Libera spazio.",
    databaseAway:
      "Il database {where} non si è potuto aprire{seconds, plural, =0 {} one { in 1 secondo} other { in # secondi}}: {reason}",
    databaseRefuses: "Il database {where} ci rifiuta: {reason}",
    databaseOfLaterVersion:
      "L’ultima a usare il database {where} è stata una versione successiva di Valora: contiene {migration}, che questa non conosce. Avvia quella versione, o ripristina una copia fatta prima.",
    portInUse: "La porta {port} di {host} è occupata. Ferma ciò che la usa, o scegline un’altra: PORT={other}.",
    portReserved:
      "La porta {port} di {host} non è per questo account: quelle sotto la 1024 sono del sistema. Scegline un’altra, per esempio PORT=3000, e lascia che quella la usi un proxy.",
    portUnusable:
      "Non si può ascoltare sulla porta {port} di {host} ({reason}). Scegli un altro indirizzo o un’altra porta: HOST, PORT.",
    addressMissing:
      "Questa macchina non ha l’indirizzo {host}. Metti in HOST uno che abbia, 127.0.0.1 per usarla solo da questa macchina, o 0.0.0.0 per tutti i suoi indirizzi.",
    nameUnknown: "Nessuna macchina si chiama {host}. Metti in HOST un indirizzo di questa macchina, come 127.0.0.1.",
    nameUnresolved:
      "Il server dei nomi a cui si chiede di {host} non risponde. Metti in HOST un indirizzo di questa macchina, come 127.0.0.1.",
  },
  setUp: "Non c’è ancora nessun account. Crea quello del primo amministratore, una volta sola: {address}",
} as const;

/** Lo que lee al arrancar quien administra la máquina: por qué no se puede, y dónde se crea la primera cuenta. */
export const start = {
  failures: {
    folderInUse:
      "Otro Valora está usando la carpeta de datos {folder}. Páralo antes, o elige otra carpeta con DATA_DIR.",
    folderUnusable:
      "No se puede escribir en la carpeta de datos {folder} ({reason}). Da permiso para escribir en ella, o elige otra con DATA_DIR.",
    folderFull: "No queda sitio en el disco de la carpeta de datos {folder} ({reason}). Libera espacio.",
    databaseAway:
      "La base de datos {where} no se ha podido abrir{seconds, plural, =0 {} one { en 1 segundo} other { en # segundos}}: {reason}",
    databaseRefuses: "La base de datos {where} nos rechaza: {reason}",
    databaseOfLaterVersion:
      "La última que usó la base de datos {where} fue una versión posterior de Valora: contiene {migration}, que esta no conoce. Arranca aquella versión, o restaura una copia de seguridad anterior a ella.",
    portInUse: "El puerto {port} de {host} está en uso. Para lo que lo ocupa, o elige otro: PORT={other}.",
    portReserved:
      "El puerto {port} de {host} no es para esta cuenta: los que están por debajo de 1024 son del sistema. Elige otro, por ejemplo PORT=3000, y deja que un proxy ocupe ese.",
    portUnusable:
      "No se puede escuchar en el puerto {port} de {host} ({reason}). Elige otra dirección u otro puerto: HOST, PORT.",
    addressMissing:
      "Esta máquina no tiene la dirección {host}. Pon en HOST una que tenga, 127.0.0.1 para que solo se use desde esta máquina, o 0.0.0.0 para todas sus direcciones.",
    nameUnknown: "Ninguna máquina se llama {host}. Pon en HOST una dirección de esta máquina, como 127.0.0.1.",
    nameUnresolved:
      "No responde el servidor de nombres al que se pregunta por {host}. Pon en HOST una dirección de esta máquina, como 127.0.0.1.",
  },
  setUp: "Aún no hay ninguna cuenta. Crea la del primer administrador, una sola vez: {address}",
} as const;

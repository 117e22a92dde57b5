/** What the person who runs the machine reads at the start: why it cannot be, and where the first account is made. */
export const start = {
  failures: {
    folderInUse:
      "The data folder {folder} is in use by another Valora. Stop that one first, or choose another folder with DATA_DIR.",
    folderUnusable:
      "The data folder {folder} cannot be written ({reason}). Make it writable, or choose another folder with DATA_DIR.",
    folderFull: "The disk of the data folder {folder} has no room left ({reason}). Free some space.",
    databaseAway:
      "The database {where} could not be opened{seconds, plural, =0 {} one { within 1 second} other { within # seconds}}: {reason}",
    databaseRefuses: "The database {where} refuses us: {reason}",
    databaseOfLaterVersion:
      "The database {where} was last used by a later version of Valora: it holds {migration}, which this one does not know. Start that version, or restore a backup made before it.",
    portInUse: "Port {port} of {host} is in use. Stop what listens there, or choose another: PORT={other}.",
    portReserved:
      "Port {port} of {host} is not for this account: ports below 1024 belong to the system. Choose another, such as PORT=3000, and let a proxy listen there.",
    portUnusable: "Port {port} of {host} cannot be listened on ({reason}). Choose another address or port: HOST, PORT.",
    addressMissing:
      "This machine has no address {host}. Set HOST to one that it has, to 127.0.0.1 for this machine alone, or to 0.0.0.0 for all of its addresses.",
    nameUnknown: "No machine is found by the name {host}. Set HOST to an address of this machine, such as 127.0.0.1.",
    nameUnresolved:
      "The name server that is asked for {host} does not answer. Set HOST to an address of this machine, such as 127.0.0.1.",
  },
  setUp: "No account yet. Make the first administrator, once: {address}",
} as const;

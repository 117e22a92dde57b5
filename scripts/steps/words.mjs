// What the commands of a clone say to the person at the keyboard before anything is installed, in the language of the terminal, as the
// server does. Runs on whatever Node is there (20 or later).
export const words = {
  es: {
    folderInUse:
      "Otro Valora está usando la carpeta de datos {folder}. Páralo antes, o elige otra carpeta con DATA_DIR.",
    installing: "Instalando los paquetes…",
    installingElsewhere: "Otra orden está instalando los paquetes: se espera a que acabe…",
    notInstalled: "No se han podido instalar los paquetes: npm ci ha fallado (véase más arriba). ¿Hay red?",
    building: "Compilando…",
    buildingElsewhere: "Otra orden está compilando: se espera a que acabe…",
    notBuilt: "La compilación ha fallado (véase más arriba).",
    noNode:
      "Valora funciona con Node {major}. No hay ninguno empaquetado para {platform}, y este es {version}: instala Node {major} y vuelve a intentarlo.",
  },
  en: {
    folderInUse:
      "The data folder {folder} is in use by another Valora. Stop that one first, or choose another folder with DATA_DIR.",
    installing: "Installing the packages…",
    installingElsewhere: "Another command is installing the packages: waiting for it…",
    notInstalled: "The packages could not be installed: npm ci failed (see above). Is the network there?",
    building: "Building…",
    buildingElsewhere: "Another command is building: waiting for it…",
    notBuilt: "The build failed (see above).",
    noNode:
      "Valora runs on Node {major}. There is no packaged one for {platform}, and this is {version}: install Node {major} and try again.",
  },
  it: {
    folderInUse:
      "Un altro Valora sta usando la cartella dei dati {folder}. Fermalo prima, o scegli un’altra cartella con DATA_DIR.",
    installing: "Installazione dei pacchetti…",
    installingElsewhere: "Un altro comando sta installando i pacchetti: si aspetta che finisca…",
    notInstalled: "Non è stato possibile installare i pacchetti: npm ci è fallito (vedi sopra). C’è la rete?",
    building: "Compilazione…",
    buildingElsewhere: "Un altro comando sta compilando: si aspetta che finisca…",
    notBuilt: "La compilazione è fallita (vedi sopra).",
    noNode:
      "Valora funziona con Node {major}. Non ce n’è uno incluso per {platform}, e questo è {version}: installa Node {major} e riprova.",
  },
};

/** The language of a terminal (`LANG=es_ES.UTF-8`); English where that is none of ours. */
function language({ LC_ALL, LC_MESSAGES, LANG } = process.env) {
  const named = (LC_ALL || LC_MESSAGES || LANG || "").slice(0, 2);
  return Object.hasOwn(words, named) ? named : "en";
}

export const say = (name, values = {}) =>
  words[language()][name].replace(/\{(\w+)\}/g, (_, key) => String(values[key]));

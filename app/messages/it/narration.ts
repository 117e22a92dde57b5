import type { Messages } from "../message-types.ts";

/** The thesis that a language model of the operator's own drafts from the facts of the report. */
export const narration: Messages["narration"] = {
  title: "La tesi, a parole",
  intro:
    "Un modello linguistico ({model}) può redigerla con i dati di questo rapporto, e solo con quelli. Ci mette qualche secondo.",
  write: "Redigi la tesi",
  again: "Redigila di nuovo",
  writing: "Redazione in corso…",
  badge: "Redatto da un modello; cifre controllate",
  checked:
    "L’ha scritto {model}. Ogni cifra, data e simbolo del testo è in questo rapporto; il resto sono parole sue, che nessuno ha rivisto. Non entra in alcun valore e non è un consiglio d’investimento.",
  refusedTitle: "Il testo non ha superato il controllo e non viene mostrato",
  refusedText: "{model} ha scritto cose che non sono nel rapporto:",
  changed: "Hai cambiato le ipotesi: il testo di prima non corrisponde più a ciò che vedi.",
};

export const narrationProblems: Messages["narrationProblems"] = {
  figureUnknown: "«{found}»: questa cifra non è fra i dati",
  figureFormat: "«{found}»: questo numero non è scritto come si scrive in italiano",
  figureInWords: "«{found}»: una quantità a parole che non è fra i dati",
  dateUnknown: "«{found}»: questa data non è fra i dati",
  symbolUnknown: "«{found}»: un simbolo o una sigla che non è di questa società",
  markup: "«{found}»: un link o del codice",
  length: "il testo ha {found} caratteri: è troppo corto o troppo lungo",
};

import type { NarrationProblemCode } from "../../core/narration/contracts/narration.ts";

/** The thesis that a language model of the operator's own drafts from the facts of the report. */
export const narration = {
  title: "La tesis, en palabras",
  intro:
    "Un modelo de lenguaje ({model}) puede redactarla con los datos de este informe, y solo con ellos. Tarda unos segundos.",
  write: "Redactar la tesis",
  again: "Redactar otra vez",
  writing: "Redactando…",
  badge: "Redactado por un modelo; cifras comprobadas",
  checked:
    "Lo ha escrito {model}. Cada cifra, fecha y símbolo del texto está en este informe; lo demás son sus palabras, que nadie ha revisado. No interviene en ningún valor y no es un consejo de inversión.",
  refusedTitle: "El texto no ha pasado la comprobación y no se muestra",
  refusedText: "{model} escribió cosas que no están en el informe:",
  changed: "Has cambiado los supuestos: el texto de antes ya no corresponde a lo que ves.",
} as const;

/** Why a draft is not shown: what was found in it, and what is wrong with it. */
export const narrationProblems = {
  figureUnknown: "«{found}»: esa cifra no está entre los datos",
  figureFormat: "«{found}»: ese número no está escrito como se escribe en español",
  figureInWords: "«{found}»: una cantidad en palabras que no está entre los datos",
  dateUnknown: "«{found}»: esa fecha no está entre los datos",
  symbolUnknown: "«{found}»: un símbolo o una sigla que no es de esta empresa",
  markup: "«{found}»: un enlace o código",
  length: "el texto tiene {found} caracteres: es demasiado corto o demasiado largo",
} as const satisfies Record<NarrationProblemCode, string>;

import type { NumberWords, OwnWords } from "../../core/narration/contracts/written-language.ts";
import { numbered } from "../numbered-words.ts";

const spanish: NumberWords = {
  ...numbered("dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince", 2),
  ...numbered("dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro", 16),
  ...numbered("veinticinco veintiséis veintisiete veintiocho veintinueve treinta", 25),
  ...numbered("veintiún veintidos veintitres", 21),
  ...numbered("dieciseis", 16),
  ...numbered("cuarenta cincuenta sesenta setenta ochenta noventa cien", 40, 10),
  ...numbered("ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos", 100, 100),
  ...numbered("ochocientos novecientos mil", 800, 100),
  ...numbered(
    "doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas",
    200,
    100,
  ),
  millón: 1e6,
  millones: 1e6,
  billón: 1e12,
  billones: 1e12,
};

export const writtenLanguage: OwnWords = {
  numberWords: spanish,
  one: "uno|una|un",
  links: " y | ",
  percents: " por ciento| por cien",
  uncheckable:
    /(?<!\p{L})(?:la mitad|(?:un|dos|tres) (?:tercios?|cuartos?|quintos?)|(?:tercera|cuarta|quinta|décima) parte|el doble|el triple|(?:se )?(?:duplic|triplic|cuadruplic)\p{L}*|docenas?|decenas?|centenar(?:es)?|centenas?)(?!\p{L})/giu,
  months: [
    "enero",
    "febrero",
    "marzo",
    "abril",
    "mayo",
    "junio",
    "julio",
    "agosto",
    "se(?:p)?tiembre",
    "octubre",
    "noviembre",
    "diciembre",
  ],
  shortMonths: ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept?", "oct", "nov", "dic"],
  scales: [
    ["mil millones|millardos?", 1e9],
    ["millones|millón|mill\\.|MM|M€|M", 1e6],
    ["billones|billón", 1e12],
    ["mil", 1e3],
  ],
  groupMark: "[. ]",
  decimalMark: ",",
};

import type { Messages } from "../message-types.ts";

export const absences: Messages["fundamentals"]["absent"] = {
  figureMissing: "mancano cifre",
  previousYearMissing: "manca l’anno prima",
  basisNotPositive: "il denominatore non è positivo",
  basisNearZero: "il capitale senza la cassa è quasi nullo",
  taxRateUnusual: "aliquota fuori dal consueto",
  notForFinancials: "non si applica alle società finanziarie",
  financeArm: "una parte della società presta ai clienti, e il suo debito è quello di una banca",
  fewCompanies: "meno di otto società",
  priceMissing: "manca il prezzo",
  priceInOtherCurrency: "il prezzo è in una valuta diversa da quella dei conti",
  sharesMissing: "il numero di azioni non è noto",
  sharesUnsettled: "il numero di azioni è in dubbio",
  notFiledYet: "non erano ancora stati pubblicati conti",
  accountsTooOld: "i conti avevano più di diciotto mesi",
  partSeparated: "una parte della società si era già separata",
  closesWithoutPart: "le chiusure di allora escludono già una parte scorporata in seguito",
  enterpriseValueNotPositive: "l’enterprise value non è positivo",
  fewMonths: "meno di ventiquattro mesi con un dato",
  fewPeers: "meno di cinque comparabili",
};

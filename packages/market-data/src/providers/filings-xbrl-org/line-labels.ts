import type { Business } from "./wider-rules.ts";

/** Which part of a debt a line is; `whole` where its words and its place do not say. */
export type DebtPart = "noncurrent" | "current" | "whole";

/** Small letters without accents, signs, numbers of notes and what stands in brackets. */
const plain = (text: string): string =>
  text
    .replaceAll(/\([^)]{0,120}\)|\[[^\]]{0,120}\]/g, " ")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, " ")
    .trim();

/** "acme:NetSalesOfGoods" in words: filers name an element after its English label. */
export const wordsOfElement = (concept: string): string =>
  (concept.split(/[:_]/).at(-1) ?? "")
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/([A-Z])([A-Z][a-z])/g, "$1 $2");

const totals =
  /^(?:(?:grand )?total(?:e|es)?|totaal|gesamt|summe|group|consolidated)(?: (?:de los|de las|de|des|dei|delle|der|of))? /;
const endings = / (?:consolidad[oa]s?|consolidat[eio]|consolides?|net|totales|total|gesamt)$/;

/** The line without the words that say it is a sum, or of the group. */
const withoutTotal = (text: string): string => text.replace(totals, "").replace(endings, "");

const revenueLines = new Set(
  [
    // English
    "revenue|revenues|net revenue|net revenues|sales|net sales|sales revenue|sales revenues|turnover|net turnover",
    "operating revenue|operating revenues|revenue from operations|revenue from ordinary activities|ordinary revenue",
    "revenue from contracts with customers|revenue from sales|revenue from sales and services|sales and services",
    "sales and services rendered|income from ordinary activities|rental income|gross rental income|rental revenue",
    // Spanish
    "ventas|ventas netas|cifra de negocios|cifra de negocio|importe neto de la cifra de negocios|ingresos|ingresos netos",
    "importe neto de la cifra de negocio|ingresos ordinarios|ingresos de explotacion|ingresos de la explotacion",
    "ingresos operativos|ingresos de las actividades ordinarias|ingresos por ventas|ingresos de clientes",
    "ventas y prestacion de servicios|ventas y prestaciones de servicios|ventas e ingresos por prestacion de servicios",
    "ingresos por ventas y prestacion de servicios|ingresos procedentes de contratos con clientes|ingresos por arrendamiento",
    "ingresos por arrendamientos|ingresos por rentas|ventas e ingresos ordinarios",
    // Italian
    "ricavi|ricavi netti|ricavi delle vendite|ricavi delle vendite e delle prestazioni|ricavi delle vendite e prestazioni",
    "ricavi operativi|ricavi della gestione caratteristica|fatturato|vendite nette|vendite|ricavi da contratti con clienti",
    "ricavi da contratti con i clienti|ricavi e proventi|ricavi da locazione",
    // French, German, Portuguese, Dutch
    "chiffre d affaires|chiffre d affaires net|produits des activites ordinaires|ventes|revenus|revenus locatifs",
    "umsatzerlose|umsatz|erlose|umsatzerlose aus vertragen mit kunden|mieterlose",
    "vendas|volume de negocios|receitas|rendimentos operacionais|vendas e prestacoes de servicos|redito",
    "omzet|netto omzet|opbrengsten",
  ].flatMap((line) => line.split("|")),
);

const bankRevenueLines = new Set(
  [
    "gross income|gross margin|total income|operating income|net banking income|net operating income|net interest and other banking income",
    "margen bruto|margine di intermediazione|produit net bancaire|produto bancario|ertrage|baten",
  ].flatMap((line) => line.split("|")),
);
const insurerRevenueLines = new Set(
  [
    "insurance revenue|gross written premiums|gross premiums|premiums|revenues from insurance|ricavi assicurativi|premi",
    "ingresos del servicio de seguros|primas|primas emitidas|produits des activites d assurance|chiffre d affaires",
  ].flatMap((line) => line.split("|")),
);

/** Whether a line is what a company sells in a year. */
export function isRevenueLine(text: string, business: Business): boolean {
  const line = withoutTotal(plain(text));
  if (business === "bank") return bankRevenueLines.has(line);
  return (business === "insurer" && insurerRevenueLines.has(line)) || revenueLines.has(line);
}

const noncurrent =
  /\b(?:non current|noncurrent|long term|longterm|(?:a )?largo plazo|no corrientes?|non correnti|non corrente|a (?:medio )?lungo termine|a medio e lungo termine|non courante?s?|a long terme|langfristige[nr]?|nao correntes?|langlopende?)\b/g;
const current =
  /\b(?:current|short term|shortterm|(?:a )?corto plazo|corrientes?|correnti|corrente|a breve termine|courante?s?|a court terme|kurzfristige[nr]?|correntes?|kortlopende?)\b/g;
const joints =
  /\b(?:with|from|of|de|del|por|con|da|di|verso|and|y|e|et|und|other|otros|otras|altri|altre|autres|the|las|los|les|le|il|la|des|du|portion|part)\b/g;

const debtLines = new Set(
  [
    "borrowings|bank borrowings|loans borrowings|interest bearing loans borrowings|interest bearing borrowings|financial debt",
    "financial borrowings|debt|debts|bank debt|bank loans|loans|loans credit facilities|bonds|bonds debentures|bond issues|notes",
    "debentures marketable securities|bonds marketable securities|debt securities|issued debt|loans credit institutions",
    "debt credit institutions|bank borrowings financial liabilities|debentures|bonds issued",
    "deuda financiera|deudas financieras|deudas entidades credito|deuda entidades credito|obligaciones valores negociables",
    "emision obligaciones|emisiones obligaciones|prestamos creditos|prestamos|bonos obligaciones|obligaciones bonos",
    "obligaciones bonos valores negociables|deuda bancaria|deudas bancarias|creditos prestamos|prestamos obligaciones",
    "emisiones bonos|emision bonos|pasivos emision obligaciones|deudas emision obligaciones|recursos ajenos",
    "debiti finanziari|finanziamenti|debiti banche|obbligazioni|prestiti obbligazionari|passivita finanziarie|prestiti",
    "emprunts dettes financieres|dettes financieres|emprunts|emprunts obligataires|finanzschulden|finanzverbindlichkeiten",
    "anleihen|bankverbindlichkeiten|emprestimos|financiamentos obtidos|divida financeira|emprestimos obrigacionistas",
    "leningen|schulden kredietinstellingen|rentedragende leningen",
  ].flatMap((line) => line.split("|")),
);

/** The part of the financial debt that a line is; null for other lines. Leases and derivatives are other lines. */
export function debtPartOf(text: string): DebtPart | null {
  const line = withoutTotal(plain(text));
  const isNoncurrent = line.search(noncurrent) >= 0;
  const withoutNoncurrent = line.replaceAll(noncurrent, " ");
  const isCurrent = !isNoncurrent && withoutNoncurrent.search(current) >= 0;
  const kind = withoutNoncurrent.replaceAll(current, " ").replaceAll(joints, " ").replaceAll(/ +/g, " ").trim();
  if (!debtLines.has(kind)) return null;
  return isNoncurrent ? "noncurrent" : isCurrent ? "current" : "whole";
}

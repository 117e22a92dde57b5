import type { Years } from "../../inputs/units.ts";

/**
 * Years over which the research of an industry pays, by sub-industry: a convention, after the table in Damodaran's R&D
 * capitalisation spreadsheet (2 to 10 years; ten where approval takes long, three where products are soon replaced).
 */
export const researchLives: ReadonlyMap<string, Years> = new Map([
  ["Application Software", 3],
  ["Systems Software", 3],
  ["Interactive Media & Services", 3],
  ["Interactive Home Entertainment", 3],
  ["Internet Services & Infrastructure", 3],
  ["Semiconductors", 5],
  ["Semiconductor Materials & Equipment", 5],
  ["Technology Hardware, Storage & Peripherals", 5],
  ["Communications Equipment", 5],
  ["Electronic Equipment & Instruments", 5],
  ["Health Care Equipment", 5],
  ["Health Care Supplies", 5],
  ["Health Care Technology", 3],
  ["Life Sciences Tools & Services", 5],
  ["Biotechnology", 10],
  ["Pharmaceuticals", 10],
]);

/** For a company of another industry that spends much on research. */
export const researchLifeOtherwise: Years = 5;

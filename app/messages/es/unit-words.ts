import type { UnitWords } from "../../features/imports/contracts/import-vocabulary.ts";

export const unitWords: UnitWords = {
  units: ["en euros", "en dólares", "en libras"],
  thousands: ["miles", "millares"],
  millions: ["millones", "mill.", "mill. €", "mm€"],
  billions: ["miles de millones", "mil millones"],
  shares: ["acciones"],
};

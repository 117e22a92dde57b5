import type { UnitWords } from "../../features/imports/contracts/import-vocabulary.ts";

export const unitWords: UnitWords = {
  thousands: ["miles"],
  millions: ["millones", "mill.", "mill. €", "mm€"],
  billions: ["miles de millones", "mil millones"],
};

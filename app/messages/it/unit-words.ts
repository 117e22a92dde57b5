import type { UnitWords } from "../../features/imports/contracts/import-vocabulary.ts";

export const unitWords: UnitWords = {
  units: ["in euro", "in dollari", "in sterline"],
  thousands: ["migliaia", "mila"],
  millions: ["milioni", "mln"],
  billions: ["miliardi", "mld"],
  shares: ["azioni"],
};

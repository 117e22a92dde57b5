import type { UnitWords } from "../../features/imports/contracts/import-vocabulary.ts";

export const unitWords: UnitWords = {
  thousands: ["migliaia"],
  millions: ["milioni", "mln"],
  billions: ["miliardi", "mld"],
};

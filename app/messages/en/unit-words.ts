import type { UnitWords } from "../../features/imports/contracts/import-vocabulary.ts";

export const unitWords: UnitWords = {
  thousands: ["thousands", "thousand", "000s", "'000", "’000", "€k", "$k", "k€"],
  millions: ["millions", "million", "mln", "€m", "$m", "£m", "m€", "mn"],
  billions: ["billions", "billion", "bn", "€bn", "$bn"],
};

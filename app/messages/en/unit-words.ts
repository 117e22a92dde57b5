import type { UnitWords } from "../../features/imports/contracts/import-vocabulary.ts";

export const unitWords: UnitWords = {
  units: ["in euros", "in dollars", "in us dollars", "in pounds"],
  thousands: ["thousands", "thousand", "000s", "'000", "(000)", "€k", "$k", "k€"],
  millions: ["millions", "million", "mln", "€m", "$m", "£m", "m€", "mn", "mio"],
  billions: ["billions", "billion", "bn", "€bn", "$bn"],
  shares: ["shares"],
};

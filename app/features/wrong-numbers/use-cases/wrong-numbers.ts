import { type Bound, bindContext } from "../../../core/shared/use-cases/bind-context.ts";
import { reportWrongNumber } from "./report-wrong-number.ts";
import { exportWrongNumbers, listWrongNumbers, readWrongNumber, settleWrongNumber } from "./settle-wrong-numbers.ts";
import type { WrongNumberContext } from "./wrong-number-context.ts";

const useCases = {
  report: reportWrongNumber,
  list: listWrongNumbers,
  export: exportWrongNumbers,
  read: readWrongNumber,
  settle: settleWrongNumber,
};

/** The use cases of numbers that readers take for wrong. */
export type WrongNumbers = Bound<typeof useCases>;

/** Binds the use cases to their context. `open` throws while what is kept cannot be reached. */
export const wrongNumbersIn = (open: () => Promise<WrongNumberContext>): WrongNumbers => bindContext(open, useCases);

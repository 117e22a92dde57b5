import { test } from "@playwright/test";
import { askedToday } from "../../scripts/sweeps/asked-today-contract.ts";

/**
 * The browsers in which the walks of a file are asked today: with scripts or without, both within two days. Half of the files take the
 * other turn, by `shift`.
 */
export const browsersToday = (shift: 0 | 1) => askedToday(["with", "without"] as const, { days: 2, shift });

/** Tests of one server in such browsers: in `*.server.spec.ts` alone, because the others run in a project of each kind. */
export function inBrowsersToday(shift: 0 | 1, tests: (scripts: "with" | "without") => void): void {
  for (const scripts of browsersToday(shift)) {
    test.describe(`${scripts} scripts`, () => {
      test.use({ javaScriptEnabled: scripts === "with" });
      tests(scripts);
    });
  }
}

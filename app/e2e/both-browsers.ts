import { test } from "@playwright/test";

/** Tests of one server in a browser with scripts and in one without: in `*.server.spec.ts` alone, because the others run in a project of each kind. */
export function inBothBrowsers(tests: (scripts: "with" | "without") => void): void {
  for (const scripts of ["with", "without"] as const) {
    test.describe(`${scripts} scripts`, () => {
      test.use({ javaScriptEnabled: scripts === "with" });
      tests(scripts);
    });
  }
}

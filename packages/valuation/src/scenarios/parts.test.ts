import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normaliseCompany } from "../company/normalise-company.ts";
import { anyFile } from "../methods/any-file-contract.ts";
import { methods } from "../methods/index.ts";
import { methodNames } from "../report/outcome.ts";
import type { CompanyFile } from "../report/report.ts";
import { scenarios } from "./assumptions.ts";
import type { Settings } from "./settings.ts";

const anySettings: fc.Arbitrary<Settings> = fc.record({
  discountRate: fc.constantFrom(...scenarios),
  returns: fc.constantFrom(...scenarios),
  margin: fc.constantFrom(...scenarios),
  multiple: fc.constantFrom(...scenarios),
  terminalGrowth: fc.constantFrom(...scenarios),
  growth: fc.constantFrom(...scenarios),
});

describe.each(methodNames)("%s", (name) => {
  const appraised = (file: CompanyFile) => {
    const company = normaliseCompany(file, { scenario: "neutral", overrides: {} });
    const appraisal = methods[name](company);
    return appraisal.kind === "appraisal" ? appraisal : null;
  };

  it("has one value at a setting, whichever settings were asked for before", () => {
    fc.assert(
      fc.property(anyFile, fc.array(anySettings, { minLength: 2, maxLength: 8 }), (file, asked) => {
        const appraisal = appraised(file);
        for (const settings of asked) {
          const known = appraisal?.value(settings);
          const alone = appraised(file)?.value(settings);
          expect(known?.value, JSON.stringify(settings)).toBe(alone?.value);
          expect(known?.result().value, JSON.stringify(settings)).toBe(alone?.result().value);
        }
      }),
    );
  });
});

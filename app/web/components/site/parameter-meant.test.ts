import { expect, it } from "vitest";
import { analysisParameters } from "../../../core/analysis/contracts/analysis-parameters.ts";
import { screenerParameters } from "../../../core/lists/contracts/screener.ts";
import { parameterMeant } from "./parameter-meant.ts";

const known = [...analysisParameters, "how"];

it.each([
  ["wac", "wacc"],
  ["WACC", "wacc"],
  ["wcac", "wacc"],
  ["waccc", "wacc"],
  ["growth", "g"],
  ["G", "g"],
  ["horizont", "horizon"],
  ["scenerio", "scenario"],
  ["escenario", "scenario"],
  ["terminalgrowth", "terminalGrowth"],
  ["terminalGrwth", "terminalGrowth"],
  ["prce", "price"],
  ["peer", "peers"],
  ["sources", "source"],
])("takes %s for %s", (name, meant) => {
  expect(parameterMeant(name, known)).toBe(meant);
});

/** Parameters that links gather from campaigns, networks, mails and searches. */
const gathered = [
  ...["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content", "utm_id", "gclid", "gbraid", "wbraid"],
  ...[
    "fbclid",
    "msclkid",
    "dclid",
    "ttclid",
    "twclid",
    "li_fat_id",
    "igshid",
    "igsh",
    "mc_cid",
    "mc_eid",
    "_ga",
    "_gl",
  ],
  ...["mkt_tok", "pk_campaign", "mtm_source", "ref", "ref_src", "referrer", "src", "si", "s", "t", "q", "id", "v", "p"],
  ...["page", "tag", "share", "amp", "cid", "sid", "hl", "gl", "oq", "ved", "ei", "theme", "debug", "nocache", "_"],
];

it("does not take for a parameter what a link gathers on its way", () => {
  const taken = gathered.filter((name) => parameterMeant(name, known) !== null);
  expect(taken).toEqual([]);
  expect(gathered.filter((name) => name !== "page" && parameterMeant(name, screenerParameters) !== null)).toEqual([]);
});

it("says nothing of what is known, and of the fields of a form", () => {
  expect([...known, "growthByYear.1", "waccPercent", "marginText"].map((name) => parameterMeant(name, known))).toEqual(
    [...known, "", "", ""].map(() => null),
  );
});

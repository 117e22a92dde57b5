import { expect, it } from "vitest";
import { analyticsSettingsIn } from "./analytics-settings.server.ts";

const plausible = { ANALYTICS_SCRIPT: "https://stats.example.org/js/script.js", ANALYTICS_SITE: "valora.example" };

it("uses no external analytics service unless one is configured", () => {
  expect(analyticsSettingsIn({})).toEqual({ analytics: null, problems: [] });
  expect(analyticsSettingsIn({ ANALYTICS_SCRIPT: " ", ANALYTICS_SITE: "" })).toEqual({ analytics: null, problems: [] });
});

it("tells Matomo from the others by the name of its script", () => {
  expect(analyticsSettingsIn(plausible).analytics).toEqual({
    kind: "plausible",
    script: "https://stats.example.org/js/script.js",
    site: "valora.example",
  });
  const matomo = { ANALYTICS_SCRIPT: "http://127.0.0.1:8080/matomo.js", ANALYTICS_SITE: "3" };
  expect(analyticsSettingsIn(matomo).analytics).toEqual({
    kind: "matomo",
    script: "http://127.0.0.1:8080/matomo.js",
    site: "3",
  });
});

it.each([
  [{ ANALYTICS_SITE: "" }, /ANALYTICS_SITE/],
  [{ ANALYTICS_SCRIPT: "" }, /ANALYTICS_SCRIPT/],
  [{ ANALYTICS_SCRIPT: "http://stats.example.org/js/script.js" }, /ANALYTICS_SCRIPT/],
  [{ ANALYTICS_SCRIPT: "https://ana:secret@stats.example.org/script.js" }, /ANALYTICS_SCRIPT/],
  [{ ANALYTICS_SCRIPT: "https://stats.example.org/" }, /ANALYTICS_SCRIPT/],
  [{ ANALYTICS_SCRIPT: "javascript:alert(1).js" }, /ANALYTICS_SCRIPT/],
  [{ ANALYTICS_SITE: "valora.example'; script-src *" }, /ANALYTICS_SITE/],
  [{ ANALYTICS_SCRIPT: "https://stats.example.org/matomo.js" }, /ANALYTICS_SITE: .* a number for Matomo/],
])("refuses %j by name", (changes, problem) => {
  const { analytics, problems } = analyticsSettingsIn({ ...plausible, ...changes });
  expect(analytics).toBeNull();
  expect(problems.join("\n")).toMatch(problem);
});

import { expect, it } from "vitest";
import { formatsFor } from "../formats.ts";
import { translatorFor } from "../index.ts";
import { languages } from "../languages.ts";
import { sizeOfGrowth } from "./growth-sign.ts";

const texts = languages.flatMap((language) => [
  [language, -0.0573] as const,
  [language, 0.0412] as const,
  [language, 0.0001] as const,
]);

const reverse = { years: "10", count: 3, observations: "367" };
const decline = /caída del 5,7|decline of 5\.7%|calo del 5,7%/;
const growth = /crecimiento del [04],|growth of [04]\.|crescita del [04],/;

it.each(texts)("says in %s which way %s a year goes, in words", async (language, rate) => {
  const t = await translatorFor(language);
  const formats = formatsFor(language);
  const size = sizeOfGrowth(rate, formats);
  const said = [
    t("understanding.reverse.say", { price: "10", ...size, years: 5 }),
    t("understanding.reverse.sayAmong", { price: "10", ...size, ...reverse }),
    t("expert.sanity.questions.growthAgainstHistory", size),
    t("expert.sanity.questions.yearGrowthAgainstHistory", { ...size, year: "2" }),
  ];
  for (const text of said) {
    expect(text).toMatch(rate < 0 ? decline : growth);
    expect(text).not.toContain("−");
  }
});

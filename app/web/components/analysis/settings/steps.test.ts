import { describe, expect, it } from "vitest";
import { choiceOf } from "../controls/analysis-choice.ts";
import { begunWith, besides, chosenBy, moved, settingOf, withSettled } from "./steps.ts";

describe("the steps of a reader through settings", () => {
  it("go back and forth, and forget what was taken back once something else settles", () => {
    const begun = withSettled(withSettled(begunWith(""), "?wacc=0.09"), "?wacc=0.1");
    const back = moved(moved(begun, -1), -1);
    expect(besides(back, -1)).toBeUndefined();
    expect(moved(back, -1)).toBe(back);
    expect(besides(back, 1)).toBe("?wacc=0.09");
    const again = withSettled(moved(back, 1), "?g=0.02");
    expect(again).toEqual({ settings: ["", "?wacc=0.09", "?g=0.02"], at: 2 });
    expect(withSettled(again, "?g=0.02")).toBe(again);
  });

  it("keep the last hundred", () => {
    let steps = begunWith("");
    for (let year = 1; year <= 150; year += 1) steps = withSettled(steps, `?price=${year}`);
    expect(steps.settings).toHaveLength(100);
    expect(besides(steps, -1)).toBe("?price=149");
  });

  it("hold what is set, not what is open, the provider or the policy", () => {
    const choice = choiceOf(
      new URLSearchParams(
        "scenario=optimistic&wacc=0.09&payout=0.9&price=90&source=fmp&how=earningsPerShare&open=peers",
      ),
    );
    const setting = settingOf(choice);
    expect(setting).toBe("?scenario=optimistic&wacc=0.09&price=90&payout=0.9");
    expect({ ...choice, ...chosenBy(setting) }).toEqual(choice);
  });
});

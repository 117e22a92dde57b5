// @vitest-environment happy-dom

import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { type Choose, choiceOf } from "../controls/analysis-choice.ts";
import { staged } from "../page/render-with-messages.tsx";
import { useFolds } from "./folds.tsx";

afterEach(cleanup);

function Page({ search, choose }: { search: string; choose: Choose }) {
  useFolds({ choice: choiceOf(new URLSearchParams(search)), choose, address: "/analysis/KO" });
  return <section id="tornado" />;
}

it.each([
  ["opens the section that it names", "", "#tornado", 1],
  ["chooses nothing where the section is open already", "?lang=es&open=tornado", "#tornado", 0],
  ["chooses nothing where it names no section", "", "#main", 0],
])("a link to a place of the page %s", async (_, search, hash, times) => {
  const choose = vi.fn<Choose>();
  render(await staged(<Page search={search} choose={choose} />, "es", `/analysis/KO${search}${hash}`));
  expect(choose).toHaveBeenCalledTimes(times);
});

// @vitest-environment happy-dom
import { existsSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { textOf } from "../../../e2e/bad-inputs/case.ts";
import { scriptInjections } from "../../../e2e/bad-inputs/script-injections.ts";
import { casesFile } from "../../../e2e/bad-inputs/shared-cases.ts";
import { readBody } from "../../content/blog/read-markdown.ts";
import { ArticleBody } from "./article-body.tsx";

/** The article as a page holds it. */
function markupOf(body: string): string {
  const article = readBody("T", `Summary.\n\n${body}`);
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => <ArticleBody article={article} calculatorText={null} fill={null} drawings={{}} videos={{}} />,
    },
  ]);
  return renderToStaticMarkup(<Page />);
}

/** Every form that a text takes somewhere in an article. */
const everywhere = (text: string) =>
  [
    `${text}`,
    `## ${text}`,
    `- ${text}\n- ${text}`,
    `| ${text} | b |\n| --- | --- |\n| ${text} | ${text} |`,
    `    ${text}`,
  ].join("\n\n");

const tags = ["div", "p", "h2", "ul", "li", "table", "thead", "tbody", "tr", "th", "td", "strong", "em", "a"];
const attributes = ["class", "id", "scope", "href", "data-discover"];

/** Markup that is none of ours. */
function strangeIn(markup: string): string[] {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = markup;
  return [...page.body.querySelectorAll("*")].flatMap((element) => [
    ...(tags.includes(element.localName) ? [] : [`<${element.localName}>`]),
    ...element.getAttributeNames().filter((name) => !attributes.includes(name)),
    ...(/^(?:https:|mailto:|\/(?!\/)|#|$)/.test(element.getAttribute("href") ?? "") ? [] : ["href"]),
  ]);
}

const shared = existsSync(casesFile)
  ? readFileSync(casesFile, "utf8")
      .split("\n")
      .filter((line) => line.includes('"surface": "content"'))
      .map((line) => JSON.parse(line))
      .filter(({ expected }) => expected.rendered === "inert")
  : null;

describe("an article", () => {
  it.each(scriptInjections)("shows %j as the signs it is made of", (text) => {
    expect(strangeIn(markupOf(everywhere(text)))).toEqual([]);
  });

  it.skipIf(shared === null).each((shared ?? []).map(({ id, why, input }) => [id, why, textOf(input.body)] as const))(
    "shows %s of the collection beside the repository (%s) as the signs it is made of",
    (_id, _why, body) => {
      expect(strangeIn(markupOf(body))).toEqual([]);
      expect(strangeIn(markupOf(everywhere(body)))).toEqual([]);
    },
  );

  it("decodes nothing twice", () => {
    expect(markupOf("&lt;script&gt;")).toContain("&amp;lt;script&amp;gt;");
  });
});

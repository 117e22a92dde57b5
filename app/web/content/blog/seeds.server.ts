import { catalogue } from "../../../../content/blog/catalogue.ts";
import type { Seed } from "../../../features/content/use-cases/content-context.ts";
import { languages } from "../../../messages/languages.ts";

const sources: Readonly<Record<string, () => Promise<string>>> = import.meta.glob<string>(
  "../../../../content/blog/*/*.md",
  {
    query: "?raw",
    import: "default",
  },
);

/** The first texts of the blog: those of the repository, the featured one first. */
export const seeds: Promise<readonly Seed[]> = Promise.all(
  catalogue.flatMap(({ formerly = [], ...facts }) =>
    languages.map(async (language) => {
      const load = sources[`../../../../content/blog/${facts.slug}/${language}.md`];
      if (load === undefined) throw new Error(`the catalogue lists ${facts.slug}, which has no text in ${language}`);
      const [title = "", ...body] = (await load()).trim().split(/\n{2,}/);
      return {
        slug: facts.slug,
        language,
        kind: facts.kind,
        category: facts.category,
        date: facts.date,
        minutes: facts.minutes,
        formerly,
        title: title.replace(/^# /, ""),
        body: body.join("\n\n"),
      };
    }),
  ),
);

import type { Database } from "../../database/open-database.ts";
import { contentOf } from "../../features/content/use-cases/content.ts";
import { gathering } from "../gathering.server.ts";
import type { OptionalDependencies, View } from "../optional-dependencies.server.ts";
import type { Writing } from "../storage.server.ts";
import { composeContent } from "./content-context.server.ts";

/** Loaded when the blog is first asked for: a question on the command line does without. */
export const seeds = async () => (await import("../../web/content/blog/seeds.server.ts")).seeds;

export const contentIn = ({
  content = contentOf({ now: () => new Date(), seeds }),
  countView = () => {},
}: Pick<OptionalDependencies, "content" | "countView">) => ({
  /** The texts of the blog. */
  content,
  /** Counts a reader of an article, without waiting. */
  countView,
});

/** Edited texts over those of the repository, and who has read them. */
export function contentOfDatabase({ database, writing }: { database: Database; writing: Writing }) {
  const { content, countViews, viewOf } = composeContent({ database, seeds });
  const count = writing.of("readers of articles", countViews, gathering.articles);
  return { content, countView: (view: View) => count(viewOf(view)) };
}

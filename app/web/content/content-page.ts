import { createContext } from "react-router";
import { Failure } from "../../failure.ts";
import type { ContentForm } from "../../features/content/use-cases/content-rules.ts";
import type { RequestContext } from "../context.ts";
import { failurePage } from "../fail.ts";

/** The fields of an editor's form, kept through a refusal. */
export type TypedContent = ContentForm & { slug: string; language: string; version: string };

/** Passed from an action to the loader of the same page: the form keeps its text although the session has ended. */
export const isTextKept = createContext(false);

/** The failure page for an editor's page. The same for readers who have not signed in and readers who may not edit. */
export const contentPageFailure = (error: unknown, asked: RequestContext) => {
  const failure = Failure.from(error);
  return failurePage(
    failure.code === "unauthenticated" ? new Failure("notFound", {}, { cause: error }) : failure,
    asked,
  );
};

export const typedIn = (field: (name: string) => string): TypedContent => ({
  title: field("title"),
  body: field("body"),
  kind: field("kind"),
  category: field("category"),
  state: field("state"),
  slug: field("slug"),
  language: field("language"),
  version: field("version"),
});

/** A file of a form; null where none was chosen, for which browsers send one without a name. */
export async function sentFile(form: FormData, name: string): Promise<Uint8Array | null> {
  const sent = form.get(name);
  if (!(sent instanceof File) || (sent.name === "" && sent.size === 0)) return null;
  return new Uint8Array(await sent.arrayBuffer());
}

import type { APIRequestContext, BrowserContext } from "@playwright/test";
import type { editorServerOfFile } from "./team-server.ts";

export type Sent = Record<string, string>;
export const editorText = {
  title: "Un título",
  kind: "article",
  category: "markets",
  state: "published",
  language: "es",
  slug: "",
};

/** What a browser and a program ask of the editor's pages of a server. */
export function editorRequests(server: Pick<ReturnType<typeof editorServerOfFile>, "origin" | "session">) {
  const at = (path: string) => `${server.origin}${path}`;
  return {
    at,
    signIn: (context: BrowserContext) => context.addCookies([server.session]),
    /** The form as a program sends it, with the answer that programs read. */
    post: (request: APIRequestContext, path: string, form: Sent, isEditor = true) =>
      request.post(at(path), {
        form: { do: "save", body: "Un resumen.", ...editorText, ...form },
        headers: {
          Accept: "application/json",
          ...(isEditor && { Cookie: `${server.session.name}=${server.session.value}` }),
        },
        maxRedirects: 0,
      }),
  };
}

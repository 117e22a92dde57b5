import { DocsContents } from "../../components/docs/docs-contents.tsx";
import { DocsSearch, FoundSections } from "../../components/docs/docs-search.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { appContext } from "../../context.ts";
import { readDocs, readDocsText } from "../../docs/docs.server.ts";
import type { PageHandle } from "../../static-pages/page-handle.ts";
import type { Route } from "./+types/docs";

export const handle: PageHandle = { isStatic: true };

const LONGEST_SEARCH = 100;

/** All pages of the documentation, and the sections of them that a search finds. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { language } = context.get(appContext).viewer;
  const [{ lines, search }, text] = await Promise.all([readDocs(language), readDocsText(language)]);
  const asked = (url.searchParams.get("q") ?? "").slice(0, LONGEST_SEARCH).trim();
  return { lines, text, asked, found: asked === "" ? null : search(asked) };
}

export default function Docs({ loaderData: { lines, text, asked, found } }: Route.ComponentProps) {
  return (
    <div className="wrap page-top">
      <PageHead title={text.title} description={text.description} isUnlisted={found !== null} />
      <h1 className="t-h1">{text.title}</h1>
      <p className="t-lead mt-3 mb-8 max-w-[60ch]">{text.description}</p>
      <DocsSearch asked={asked} text={text} />
      {found !== null && <FoundSections found={found} text={text} />}
      <DocsContents lines={lines} text={text} />
      <p className="mt-10">
        <LocalLink className="link" to="/api/docs">
          {text.api}
        </LocalLink>
      </p>
    </div>
  );
}

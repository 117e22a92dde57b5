import { Failure } from "../../../failure.ts";
import { DocArticle } from "../../components/docs/doc-article.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { breadcrumbData } from "../../content/structured-data.ts";
import { appContext } from "../../context.ts";
import { docAddress, isDocName } from "../../docs/doc-pages.ts";
import { readDocs, readDocsText } from "../../docs/docs.server.ts";
import { failurePage } from "../../fail.ts";
import type { PageHandle } from "../../static-pages/page-handle.ts";
import type { Route } from "./+types/doc";

export const handle: PageHandle = { isStatic: true };

/** A page of the documentation. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const request = context.get(appContext);
  const { language } = request.viewer;
  const { page: name } = params;
  if (!isDocName(name)) throw failurePage(new Failure("notFound"), request);
  const [{ lines, page }, text] = await Promise.all([readDocs(language), readDocsText(language)]);
  return { doc: page(name), address: docAddress(name), lines, text, language, origin: url.origin };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { doc, address, text, language, origin } = loaderData;
  const steps = [
    { name: text.title, path: "/docs" },
    { name: doc.title, path: address },
  ];
  return [breadcrumbData({ origin, language, steps })];
};

export default function DocPage({ loaderData }: Route.ComponentProps) {
  const { doc } = loaderData;
  return (
    <div className="wrap page-top">
      <PageHead title={doc.title} description={doc.description} />
      <DocArticle {...loaderData} />
    </div>
  );
}

import { PageHead } from "../../components/site/page-head.tsx";
import { TextBlocks } from "../../components/site/text-blocks.tsx";
import { readOwnRatiosText } from "../../content/own-ratios.server.ts";
import { appContext } from "../../context.ts";
import type { PageHandle } from "../../static-pages/page-handle.ts";
import type { Route } from "./+types/methodology-own-ratios";

export const handle: PageHandle = { isStatic: true };

export async function loader({ context }: Route.LoaderArgs) {
  return { text: await readOwnRatiosText(context.get(appContext).viewer.language) };
}

export default function MethodologyOwnRatios({ loaderData: { text } }: Route.ComponentProps) {
  return (
    <div className="wrap page-top">
      <PageHead title={text.title} description={text.description} />
      <h1 className="t-h1">{text.title}</h1>
      <p className="t-lead mt-3 mb-8 max-w-[60ch]">{text.description}</p>
      <TextBlocks blocks={text.blocks} contactEmail={null} />
    </div>
  );
}

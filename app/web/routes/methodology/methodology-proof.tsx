import { ProofPage } from "../../components/methodology/proof/proof-page.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { readProofText } from "../../content/content.server.ts";
import { appContext } from "../../context.ts";
import type { PageHandle } from "../../static-pages/page-handle.ts";
import type { Route } from "./+types/methodology-proof";
import "../../components/methodology/proof/proof.css";

export const handle: PageHandle = { isStatic: true };

export async function loader({ context }: Route.LoaderArgs) {
  const { product, viewer } = context.get(appContext);
  const [rows, text] = await Promise.all([product.proofs(), readProofText(viewer.language)]);
  return { rows, text };
}

export default function MethodologyProof({ loaderData: { rows, text } }: Route.ComponentProps) {
  return (
    <div className="wrap page-top">
      <PageHead title={text.title} description={text.description} />
      <ProofPage rows={rows} text={text} />
    </div>
  );
}

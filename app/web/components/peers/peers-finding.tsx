import type { PeerComparison } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { useFormats } from "../../analysis/formats.ts";
import { TinyPicture, tinyHeight, tinyWidth } from "../analysis/folds/tiny-picture.tsx";
import { block, dot, mark } from "../analysis/folds/tiny-shapes.ts";
import { comparedMultiple } from "./compared-multiple.ts";

/** The addresses of the figures in the finding. */
export function findingTrace(comparison: PeerComparison): string {
  const compared = comparedMultiple(comparison);
  if (compared === null) return "peers/count";
  const root = `peers/multiples/${compared.kind}`;
  return `peers/count ${root}/own/value ${root}/statistic/value/neutral/value`;
}

/** The market's multiple of the company, beside that of its peers. */
export function PeersFinding({ comparison, name }: { comparison: PeerComparison; name: string }) {
  const t = useTranslations();
  const formats = useFormats();
  const compared = comparedMultiple(comparison);
  const count = comparison.peers.length;
  if (compared === null) return t("peers.finding.none", { count });
  return t("peers.finding.compared", {
    count,
    name,
    from: compared.from,
    multiple: t(`symbols.${compared.kind}`),
    own: formats.multiple(compared.own),
    middle: formats.multiple(compared.middle),
  });
}

/** The peers as dots on a line from nothing, their middle as a bar, the company as a mark; what is far out stands at the end. */
export function PeersPicture({ comparison }: { comparison: PeerComparison }) {
  const compared = comparedMultiple(comparison);
  if (compared === null || compared.own <= 0 || compared.middle <= 0) return null;
  const { own, middle, peers } = compared;
  const most = 1.6 * Math.max(own, middle);
  const at = (value: number) => 3 + (Math.min(value, most) / most) * (tinyWidth - 6);
  const dots = peers.flatMap((peer) =>
    peer === null || peer.value <= 0 ? [] : [dot(at(peer.value), tinyHeight / 2, 3)],
  );
  const shapes = [
    { fill: "var(--line-2)", path: block(0, tinyHeight / 2 - 0.5, tinyWidth, 1) },
    { fill: "var(--s3)", path: dots.join("") },
    { fill: "var(--s5)", path: block(at(middle) - 1, 5, 2, tinyHeight - 10) },
    { fill: "var(--ink)", path: mark(at(own) / tinyWidth) },
  ];
  return <TinyPicture shapes={shapes} />;
}

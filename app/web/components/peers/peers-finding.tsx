import type { PeerComparison } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { useFormats } from "../../analysis/formats.ts";

/** The first multiple of the method that both sides have. */
function comparedMultiple({ multiples }: PeerComparison) {
  for (const { kind, isUsed, own, statistic } of multiples) {
    const middle = statistic?.value.neutral ?? null;
    if (isUsed && own !== null && statistic && middle !== null)
      return { kind, from: statistic.from, own: own.value, middle: middle.value };
  }
  return null;
}

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

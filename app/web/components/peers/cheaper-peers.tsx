import type { PeerComparison } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { spokenName } from "../../../messages/company-name.ts";
import { withClassSaid } from "../../../messages/phrases/share-class-names.ts";
import { useFormats } from "../../analysis/formats.ts";
import { comparedMultiple } from "./compared-multiple.ts";

/** The peers that cost less than the company by the multiple of the finding, the cheapest first. */
export function CheaperPeers({ comparison, name }: { comparison: PeerComparison; name: string }) {
  const t = useTranslations("peers.cheaper");
  const symbols = useTranslations("symbols");
  const formats = useFormats();
  const compared = comparedMultiple(comparison);
  if (compared === null || compared.own <= 0) return null;
  const { kind, own, peers } = compared;
  const known = comparison.peers.flatMap(({ peer }, index) => {
    const value = peers[index]?.value ?? 0;
    return value > 0 ? [{ name: withClassSaid(spokenName(peer.name), formats.language), value }] : [];
  });
  const cheaper = known.filter(({ value }) => value < own).toSorted((one, other) => one.value - other.value);
  const root = `peers/multiples/${kind}`;
  if (known.length === 0) return null;
  return (
    <p className="peers-cheaper t-small mt-3 max-w-[84ch]" data-trace={`${root}/own/value ${root}/peers`}>
      {t(cheaper.length === 0 ? "none" : "some", {
        name,
        multiple: symbols(kind),
        own: formats.multiple(own),
        list: cheaper.map((peer) => t("one", { name: peer.name, value: formats.multiple(peer.value) })).join(", "),
      })}
    </p>
  );
}

import type { CurrencyCode } from "@valora/valuation";
import type { RevisionChange } from "@valora/valuation/revision";
import { useTranslations } from "use-intl";
import { useChangeWords } from "./change-name.ts";

type ChangeListProps = { changes: readonly RevisionChange[]; currency: CurrencyCode };

/** All that differs and moves a value, and from what to what. */
export function ChangeList({ changes, currency }: ChangeListProps) {
  const t = useTranslations("versions");
  const words = useChangeWords(currency);
  if (changes.length === 0) return <p className="mt-3">{t("noChanges")}</p>;
  return (
    <ul className="mt-3 grid gap-2">
      {changes.map((change) => {
        const told = words.fromTo(change);
        return (
          <li key={`${change.kind} ${words.name(change)}`}>
            <strong className="font-semibold">{words.name(change)}</strong>
            {told !== null && <span className="text-ink-2">: {told}</span>}
          </li>
        );
      })}
    </ul>
  );
}

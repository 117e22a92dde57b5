import { Check, Minus, X } from "lucide-react";
import { useTranslations } from "use-intl";
import type { ShownQuality } from "../../../../core/analysis/contracts/shown-quality.ts";

type Signs = NonNullable<ShownQuality["scores"]>["piotroski"]["signs"];

/** Piotroski's own three groups, by the places of their signs. */
const groups = [
  { group: "profitability", from: 0, to: 4 },
  { group: "solvency", from: 4, to: 7 },
  { group: "efficiency", from: 7, to: 9 },
] as const;

/** Piotroski's nine signs as blocks: filled where one holds, hollow where not, dashed where a figure is missing. */
export function SignBlocks({ signs }: { signs: Signs }) {
  const t = useTranslations("analysis.quality.nine");
  return (
    <div className="sign-groups">
      {groups.map(({ group, from, to }) => (
        <div key={group}>
          <h4 className="t-tiny text-ink-3" id={`signs-${group}`}>
            {t(group)}
          </h4>
          <ul aria-labelledby={`signs-${group}`}>
            {signs.slice(from, to).map(({ name, holds }) => (
              <li key={name}>
                <SignBlock holds={holds} />
                <span>{t(name)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

const blocks = {
  holds: { Icon: Check, className: "sign-block sign-holds" },
  fails: { Icon: X, className: "sign-block" },
  unknown: { Icon: Minus, className: "sign-block sign-unknown" },
} as const;

function SignBlock({ holds }: { holds: boolean | null }) {
  const t = useTranslations("analysis.quality.nine");
  const state = holds === null ? "unknown" : holds ? "holds" : "fails";
  const { Icon, className } = blocks[state];
  return (
    <span className={className}>
      <Icon size={14} strokeWidth={2} aria-hidden="true" />
      <span className="sr-only">{t(state)}: </span>
    </span>
  );
}

import type { Fundamentals } from "@valora/valuation";
import type { WhatCanBeSaid as Said } from "@valora/valuation/what-can-be-said";
import { useTranslations } from "use-intl";
import { spokenName } from "../../../../messages/company-name.ts";
import { type SaidTexts, saidTexts } from "../../../../messages/said-texts.ts";
import { useFormats } from "../../../analysis/formats.ts";

type WhatCanBeSaidProps = { said: Said; fundamentals: Fundamentals };

/** In the place of a verdict that there is not: what the price asks for, what would be worth it, and what a signal waits for. */
export function WhatCanBeSaid({ said, fundamentals: { name, currency } }: WhatCanBeSaidProps) {
  const t = useTranslations();
  const formats = useFormats();
  const texts = saidTexts(said, { t, formats, name: spokenName(name), currency });
  const { lead, more } = texts;
  return (
    <section className="said" aria-label={t("said.title")} data-part="said">
      {lead.length === 0 ? null : (
        <div data-trace="said/price said/asks said/path said/priceToSales">
          <h2>{t("said.title")}</h2>
          <p className="said-lead">{lead.join(" ")}</p>
          {more.length === 0 ? null : <p className="t-small mt-2 text-ink-2">{more.join(" ")}</p>}
        </div>
      )}
      <Missing texts={texts} />
    </section>
  );
}

/** Why there is no signal, and what each silent method would need. */
function Missing({ texts: { missing, waits } }: { texts: SaidTexts }) {
  const t = useTranslations("said.missing");
  return (
    <div data-trace="said/waiting said/wanting said/voting">
      <h2>{t("title")}</h2>
      <p className="said-missing t-small">{missing}</p>
      <details className="open-when-wide t-small">
        <summary>{missing}</summary>
        <ul>
          {waits.map(({ waiting, text }) => (
            <li key={waiting.method}>
              <a className="link-quiet" href={`#${waiting.method}`}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

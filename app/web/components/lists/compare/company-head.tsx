import { useTranslations } from "use-intl";
import type { ComparedCompany } from "../../../../core/lists/contracts/compare.ts";
import { unshouted } from "../../../../messages/company-name.ts";
import { textByKey } from "../../../../messages/text-by-key.ts";
import { compareAddress } from "../../../lists/compare-request.ts";
import type { RefusedInComparison } from "../../../lists/compared-with-figures.ts";
import { LocalLink } from "../../site/local-link.tsx";
import type { ComparedWithRatios } from "./compare-row.tsx";
import { comparedPageOf } from "./compared-page.ts";
import { tickerOf } from "./compared-ticker.ts";

/** The company over its column, what is refused of it, and the way to take it out. */
export function CompanyHead({ compared, all, refused, ...asked }: HeadProps) {
  const t = useTranslations();
  const ticker = tickerOf(compared);
  const name = compared.kind === "compared" ? unshouted(compared.company.name) : ticker;
  const others = all.map(tickerOf).filter((other) => other !== ticker);
  return (
    <th scope="col" className="compare-company">
      {compared.kind === "compared" ? (
        <LocalLink to={comparedPageOf({ ticker }, asked)} className="link font-semibold">
          {name}
        </LocalLink>
      ) : (
        <span className="font-semibold text-ink">{name}</span>
      )}
      <span className="block text-ink-3">
        {compared.kind === "compared" ? `${ticker} · ${t(`sectors.${compared.company.sector}`)}` : t("compare.failed")}
      </span>
      {compared.kind === "compared" && compared.correctedFigures.length > 0 && (
        <span className="block font-normal text-ink-2">
          {t("compare.ownFigures", { count: compared.correctedFigures.length })}
        </span>
      )}
      {compared.kind === "failed" && <FailureText failed={compared} />}
      {refused
        .filter((each) => each.ticker === ticker)
        .map((each) => (
          <FailureText key={each.code} failed={each} />
        ))}
      <LocalLink
        to={compareAddress(others, asked)}
        className="link font-normal"
        aria-label={t("compare.removeNamed", { name })}
      >
        {t("compare.remove")}
      </LocalLink>
    </th>
  );
}

export type Refused = { refused: readonly RefusedInComparison[] };
type HeadProps = Omit<ComparedWithRatios, "companies"> &
  Refused & { compared: ComparedCompany; all: readonly ComparedCompany[] };

function FailureText({ failed }: { failed: Pick<Extract<ComparedCompany, { kind: "failed" }>, "code" | "params"> }) {
  const t = useTranslations();
  const say = textByKey(t);
  return (
    <span className="my-1 block font-normal whitespace-normal text-bad">
      {say(`failures.${failed.code}`, failed.params)}
    </span>
  );
}

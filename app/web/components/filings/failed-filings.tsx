import { useTranslations } from "use-intl";
import type { FilingsOffer, FilingsProblem, NamedIssuer } from "../../../features/filings/contracts/filings.ts";
import { useLocalAddress } from "../../session/address.ts";
import { LocalLink } from "../site/local-link.tsx";
import { GetFilingsOffer } from "./get-filings-offer.tsx";

export type FailedFilingsData = {
  ticker: string;
  problem: FilingsProblem;
  retryAfter: number | null;
  issuers: readonly NamedIssuer[];
  typed: { contact: string; sector: string };
};

const ofContact: ReadonlySet<FilingsProblem> = new Set(["contactNeeded", "contactInvalid"]);

/** Why the filings did not come, and the next step: another try, a choice among issuers, or the reader's own file. */
export function FailedFilings({ failed, offer }: { failed: FailedFilingsData; offer: FilingsOffer | null }) {
  const t = useTranslations("filings");
  const { ticker, problem, retryAfter, issuers, typed } = failed;
  const text = t(`problems.${problem}`);
  const isOfContact = ofContact.has(problem);
  return (
    <>
      <h1 className="t-h1">{t("failed.title", { ticker })}</h1>
      <p className="t-lead mt-3 max-w-[60ch]" role="alert">
        {text} {retryAfter === null ? null : t("failed.again", { seconds: retryAfter })}
      </p>
      {issuers.length > 0 && offer ? <IssuerChoice ticker={ticker} issuers={issuers} sector={typed.sector} /> : null}
      {issuers.length === 0 && offer ? (
        <GetFilingsOffer offer={offer} contactProblem={isOfContact ? text : null} typed={typed} />
      ) : null}
      <p className="mt-6">
        <LocalLink className="link" to="/import">
          {t("page.import")}
        </LocalLink>
      </p>
    </>
  );
}

type ChoiceProps = Pick<FailedFilingsData, "ticker" | "issuers"> & { sector: string };

function IssuerChoice({ ticker, issuers, sector }: ChoiceProps) {
  const t = useTranslations("filings.failed");
  const local = useLocalAddress();
  return (
    <form className="mt-5 grid gap-4" method="post" action={local(`/analysis/${encodeURIComponent(ticker)}/filings`)}>
      <input type="hidden" name="sector" value={sector} />
      <fieldset className="grid gap-2">
        <legend className="t-h3">{t("choose")}</legend>
        {issuers.map(({ lei, name }) => (
          <label key={lei} className="flex min-h-[44px] items-center gap-2">
            <input type="radio" name="lei" value={lei} required />
            <span>
              {name} <span className="hint">{lei}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div>
        <button type="submit" className="button button-primary">
          {t("chooseButton")}
        </button>
      </div>
    </form>
  );
}

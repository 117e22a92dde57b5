import { useTranslations } from "use-intl";
import type { FilingsOffer } from "../../../features/filings/contracts/filings.ts";
import { SelectField, TextField } from "../../design/field.tsx";
import { useLocalAddress } from "../../session/address.ts";

/** The key by which the texts of the consent and of the button select their provider. */
export const wordOf = (provider: FilingsOffer["provider"]): "secEdgar" | "other" =>
  provider === "sec-edgar" ? "secEdgar" : "other";

type OfferProps = {
  offer: FilingsOffer;
  /** The code of the refusal, shown beside its field. */
  contactProblem?: string | null;
  typed?: { contact: string; sector: string };
};

/**
 * Offers a company's filings from the providers that need no key: one press, in a plain form. It stands on every page of a company
 * without accounts; it needs the texts of a result.
 */
export function GetFilingsOffer({ offer, contactProblem = null, typed }: OfferProps) {
  const t = useTranslations("filings.offer");
  const { name, provider, consent, isRequested } = offer;
  const word = wordOf(provider);
  return (
    <section className="mt-6 border-t border-line pt-5" aria-labelledby="get-filings">
      <h2 className="t-h3" id="get-filings">
        {t("title")}
      </h2>
      <p className="mt-2 max-w-[60ch]">{isRequested ? t("again") : t("lead", { name, provider: word })}</p>
      {consent === "administrators" ? (
        <p className="hint mt-2 max-w-[60ch]">{t("administrators")}</p>
      ) : (
        <OfferForm offer={offer} contactProblem={contactProblem} {...(typed && { typed })} />
      )}
    </section>
  );
}

function OfferForm({ offer, contactProblem, typed }: OfferProps) {
  const t = useTranslations("filings.offer");
  const local = useLocalAddress();
  const { ticker, provider, consent, asksContact, sectors, isRequested } = offer;
  const word = wordOf(provider);
  return (
    <form
      className="mt-4 grid max-w-[440px] gap-4"
      method="post"
      action={local(`/analysis/${encodeURIComponent(ticker)}/filings`)}
    >
      {asksContact && (
        <TextField
          label={t("contact")}
          hint={t("contactHint")}
          error={contactProblem}
          name="contact"
          type="email"
          required
          maxLength={120}
          autoComplete="email"
          defaultValue={typed?.contact ?? ""}
        />
      )}
      {sectors.length > 0 && <SectorField sectors={sectors} chosen={typed?.sector ?? ""} />}
      {consent === "yours" && <p className="hint">{t("consent", { provider: word })}</p>}
      <div>
        <button type="submit" className="button button-primary">
          {isRequested ? t("submitAgain") : t("submit", { provider: word })}
        </button>
      </div>
    </form>
  );
}

function SectorField({ sectors, chosen }: Pick<FilingsOffer, "sectors"> & { chosen: string }) {
  const t = useTranslations("filings.offer");
  const nameOf = useTranslations("sectors");
  return (
    <SelectField label={t("sector")} hint={t("sectorHint")} name="sector" required defaultValue={chosen}>
      <option value="">{t("sectorChoose")}</option>
      {sectors.map((sector) => (
        <option key={sector} value={sector}>
          {nameOf(sector)}
        </option>
      ))}
      <option value="unknown">{t("sectorUnknown")}</option>
    </SelectField>
  );
}

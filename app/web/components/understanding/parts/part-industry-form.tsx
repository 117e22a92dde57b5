import type { CompanyFile } from "@valora/valuation";
import { partsToCompare } from "@valora/valuation/sum-of-parts";
import { useTranslations } from "use-intl";
import { openEntries, openIn } from "../../../../core/analysis/contracts/shown-parts/shown-parts.ts";
import { useCarriedLanguage } from "../../../session/address.ts";
import { withSection } from "../../analysis/folds/open-sections.ts";
import { usePartName } from "./part-name.ts";

type PartIndustryFormProps = { file: CompanyFile; address: string; search: string };

/** The industry by which each part is valued: the server knows its companies, so that the form is sent to it. */
export function PartIndustryForm({ file, address, search }: PartIndustryFormProps) {
  const t = useTranslations("understanding.parts");
  const nameOf = usePartName();
  const language = useCarriedLanguage();
  const industries = file.partsCompared?.industries ?? [];
  if (industries.length === 0) return null;
  const kept = new URLSearchParams(search);
  const open = withSection(openIn(kept), "parts");
  for (const name of ["parts", "open", "lang"]) kept.delete(name);
  const parts = partsToCompare(file);
  const chosenFor = (member: string | null) => {
    const industry = member === null ? undefined : file.partsCompared?.chosen[member];
    return industry === undefined ? "" : `${member}~${industry.id}`;
  };
  return (
    <form className="part-industries" action={`${address}#parts`} method="get">
      {language === null ? null : <input type="hidden" name="lang" value={language} />}
      {[...kept, ...openEntries(open)].map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      <p className="t-small text-ink-2">{t("choose")}</p>
      {parts.map((line) => (
        <label key={line.member} className="t-small">
          <span>{nameOf(line)}</span>
          <select className="input" name="parts" defaultValue={chosenFor(line.member)}>
            <option value="">{t("ownPeers")}</option>
            {industries.map(({ id, name }) => (
              <option key={id} value={`${line.member}~${id}`}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit" className="button button-primary">
        {t("apply")}
      </button>
    </form>
  );
}

import { assumptionRanges, type YearlyLever } from "@valora/valuation";
import type { MouseEvent } from "react";
import { useTranslations } from "use-intl";
import { yearsIn } from "../../../../core/analysis/contracts/by-year.ts";
import { leverUnits } from "../../../../core/analysis/contracts/lever-units.ts";
import { textByKey } from "../../../../messages/text-by-key.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { useLocalAddress } from "../../../session/address.ts";
import { type Choice, type Choose, searchOf, withYears } from "../controls/analysis-choice.ts";
import { type Lever, parameterOf } from "../controls/probably-meant.ts";
import type { RefusedText } from "../controls/rate-control.tsx";
import { withYear, yearOfField } from "../controls/years/year-fields.ts";
import type { AnalysisPageData } from "../page/analysis-page-data.ts";
import { useAssumptionName } from "../settings/rate-name.ts";

type RefusedLever = RefusedText & { key: string; lever: Lever; year: number | null };

type RefusedNoteProps = {
  data: Pick<AnalysisPageData, "refused" | "refusedPeers" | "refusedNotes" | "refusedFigures">;
  choice: Choice;
  choose: Choose;
  address: string;
};

/** Said above the answer: what of the address is not in it, what would be taken, and the number that was probably meant. */
export function RefusedNote({ data, choice, choose, address }: RefusedNoteProps) {
  const t = useTranslations("analysis.notTaken");
  const failureText = textByKey(useTranslations());
  const figures = data.refusedFigures ?? null;
  const peers = data.refusedPeers ?? [];
  const notes = data.refusedNotes ?? [];
  const levers = refusedLevers(data.refused, choice);
  if (levers.length + peers.length + notes.length === 0 && figures === null) return null;
  return (
    <div className="note mt-6" role="alert" data-not-taken="">
      <ul className="not-taken">
        {levers.map((refused) => (
          <LeverLine key={refused.key} refused={refused} choice={choice} choose={choose} address={address} />
        ))}
        {figures === null ? null : <li>{failureText(`failures.${figures.code}`, figures.params)}</li>}
        {peers.length === 0 ? null : (
          <li>
            {t("peers", { peers: peers.map(({ peer }) => peer).join(", ") })}{" "}
            <a className="link" href="#peers">
              {t("why")}
            </a>
          </li>
        )}
        {notes.length === 0 ? null : (
          <li>
            {t("notes")}{" "}
            <a className="link" href="#reasons">
              {t("why")}
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}

/** Refused values that have not been set since. */
function refusedLevers(refused: AnalysisPageData["refused"], { overrides }: Choice): readonly RefusedLever[] {
  return Object.entries(refused).flatMap(([key, problem]) => {
    const field = yearOfField(key);
    const name = field?.lever ?? key;
    const lever = (Object.keys(assumptionRanges) as Lever[]).find((each) => each === name); // the keys of that object
    if (problem === undefined || lever === undefined) return [];
    const own = field === null ? overrides[lever] : yearsIn(overrides)[field.lever]?.[field.year - 1];
    return own === undefined || own === null ? [{ ...problem, key, lever, year: field?.year ?? null }] : [];
  });
}

type LeverLineProps = Pick<RefusedNoteProps, "choice" | "choose" | "address"> & { refused: RefusedLever };

function LeverLine({ refused, choice, choose, address }: LeverLineProps) {
  const t = useTranslations();
  const local = useLocalAddress();
  const write = useLeverWords();
  const nameOf = useAssumptionName();
  const { lever, year, text, reason, suggestion } = refused;
  const own = nameOf(parameterOf(lever));
  const name = year === null ? own : t("analysis.notTaken.year", { name: own, year: String(year) });
  const meant = suggestion === undefined ? null : withValue(choice, refused, suggestion);
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    if (suggestion !== undefined) choose((before) => withValue(before, refused, suggestion));
  };
  return (
    <li>
      <span className="constant">
        {t(`analysis.notTaken.${reason}`, {
          name,
          text,
          ...write.range(lever),
        })}
      </span>{" "}
      {meant === null || suggestion === undefined ? null : (
        <a className="link constant" href={local(`${address}${searchOf({ ...choice, ...meant })}`)} onClick={follow}>
          {t("analysis.notTaken.use", {
            value: write.number(lever, suggestion),
            parameter: parameterOf(lever),
            number: String(suggestion),
          })}
        </a>
      )}
    </li>
  );
}

function withValue({ overrides }: Choice, { lever, year }: RefusedLever, value: number): Pick<Choice, "overrides"> {
  if (year === null) return { overrides: { ...overrides, [lever]: value } };
  const years = yearsIn(overrides);
  // Only a list of years has a year.
  const yearly = lever as YearlyLever;
  return { overrides: withYears(overrides, { ...years, [yearly]: withYear(years[yearly], year, value) }) };
}

/** Numbers of a lever with what they are numbers of. */
function useLeverWords() {
  const t = useTranslations("expert");
  const formats = useFormats();
  const number = (lever: Lever, value: number): string => {
    const unit = leverUnits[parameterOf(lever)];
    if (unit === "rate") return formats.percent(value);
    if (unit === "years") return t("inYears", { value: formats.number(value), count: value });
    return `${formats.number(value, 2)}${unit === "coefficient" ? "" : "×"}`;
  };
  const range = (lever: Lever) => {
    const { minimum, maximum } = assumptionRanges[lever];
    const isYears = leverUnits[parameterOf(lever)] === "years";
    return {
      minimum: isYears ? formats.number(minimum) : number(lever, minimum),
      maximum: number(lever, maximum),
    };
  };
  return { number, range };
}

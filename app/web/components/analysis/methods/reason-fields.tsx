import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import {
  changedAssumptions,
  longestNote,
  type NotedAssumption,
  noteParameter,
  notesIn,
} from "../../../../core/analysis/contracts/assumption-notes.ts";
import { TextField } from "../../../design/field.tsx";
import { useEarlyInput } from "../../../design/use-early-input.ts";
import type { Choice, Choose } from "../controls/analysis-choice.ts";
import { useAssumptionName } from "../settings/rate-name.ts";

type ReasonFieldsProps = {
  choice: Choice;
  /** Assumptions whose reason in the address is too long to be kept. */
  refused: readonly NotedAssumption[];
  choose: Choose;
};

/** A line for each assumption that the reader has set, to say why; it stands in the form of the expert. */
export function ReasonFields({ choice, refused, choose }: ReasonFieldsProps) {
  const t = useTranslations("expert.reasons");
  const changed = changedAssumptions(choice.overrides);
  if (changed.length === 0) return null;
  return (
    <fieldset className="reasons" id="reasons">
      <legend className="label">{t("title")}</legend>
      <p className="constant t-small text-ink-2">{t("lead", { maximum: longestNote })}</p>
      <div className="reasons-fields">
        {changed.map((name) => (
          // What is kept is one line without invisible letters: then the field shows that.
          <ReasonField
            key={`${name} ${choice.notes[name] ?? ""}`}
            name={name}
            choice={choice}
            isRefused={refused.includes(name)}
            choose={choose}
          />
        ))}
      </div>
    </fieldset>
  );
}

type ReasonFieldProps = Pick<ReasonFieldsProps, "choice" | "choose"> & { name: NotedAssumption; isRefused: boolean };

/** Kept once the reader leaves the field: the address follows, and no value moves. */
function ReasonField({ name, choice, isRefused, choose }: ReasonFieldProps) {
  const t = useTranslations();
  const nameOf = useAssumptionName();
  const field = useRef<HTMLInputElement>(null);
  const note = choice.notes[name] ?? "";
  const [isTooMuch, setIsTooMuch] = useState(false);
  const keep = (typed: string) => {
    if (typed === note) return;
    const { refused } = notesIn((each) => (each === name ? typed : choice.notes[each]));
    setIsTooMuch(refused.length > 0);
    if (refused.length === 0)
      choose((before) => ({ notes: notesIn((each) => (each === name ? typed : before.notes[each])).notes }));
  };
  useEarlyInput(field, note, keep);
  const tooLong = isRefused && note === "" ? t("expert.reasons.tooLong", { maximum: longestNote }) : undefined;
  return (
    <TextField
      ref={field}
      label={t("expert.reasons.label", { name: nameOf(name) })}
      name={noteParameter(name)}
      defaultValue={note}
      maxLength={longestNote}
      autoComplete="off"
      error={isTooMuch ? t("expert.reasons.tooMuch") : tooLong}
      onBlur={(event) => keep(event.currentTarget.value)}
      onKeyDown={(event) => event.key === "Enter" && keep(event.currentTarget.value)}
    />
  );
}

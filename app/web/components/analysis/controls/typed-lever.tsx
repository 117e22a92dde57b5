import { assumptionRanges, type ExpertLever, type YearlyLever } from "@valora/valuation";
import { useEffect, useRef, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { isWhole, leverUnits } from "../../../../core/analysis/contracts/lever-units.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { useEarlyInput } from "../../../design/use-early-input.ts";
import { isPercent, leverOfText } from "./lever-fields.ts";
import type { RefusedText } from "./rate-control.tsx";

type Lever = ExpertLever | YearlyLever;

type TypedLever = {
  lever: Lever;
  /** The reader's own number; undefined where the computed one counts. */
  own: number | undefined;
  /** The refused value, as sent. */
  refused: RefusedText | null;
  onChange: (value: number | undefined) => void;
};

/** A field that keeps what is typed: each usable number counts at once, the rest stays with its reason. */
export function useTypedLever({ lever, own, refused, onChange }: TypedLever) {
  const language = useLocale();
  const write = useLeverWriter(lever);
  const shown = own === undefined ? "" : write(own);
  const [typed, setTyped] = useState<string | null>(refused?.text ?? null);
  const [problem, setProblem] = useState<RefusedText["reason"] | null>(refused?.reason ?? null);
  // The number was moved from elsewhere: the text that was being typed is no longer the reader's last word.
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (problem === null && shown !== told.current) setTyped(null);
  }, [shown]);
  const type = (text: string) => {
    setTyped(text);
    const found = leverOfText(lever, text, language);
    setProblem(typeof found === "string" ? found : null);
    if (typeof found === "string") return;
    told.current = found === undefined ? "" : write(found);
    onChange(found);
  };
  const input = useRef<HTMLInputElement>(null);
  const text = typed ?? shown;
  useEarlyInput(input, text, type);
  return { input, text, problem, type, settle: () => problem === null && setTyped(null) };
}

/** Why a text cannot be used, and what could. */
export function LeverProblem({ lever, problem }: { lever: Lever; problem: RefusedText["reason"] }) {
  const t = useTranslations("expert");
  const write = useLeverWriter(lever);
  const { minimum, maximum } = assumptionRanges[lever];
  if (problem === "notNumber" && isWhole(leverUnits[lever])) {
    return t("notWhole", { example: write(maximum >= 5 ? 5 : maximum) });
  }
  if (problem === "notNumber") return t("notNumber", { example: write(isPercent(lever) ? 0.085 : 1.5) });
  return t("outOfRange", { minimum: write(minimum), maximum: write(maximum) });
}

/** As a person writes it: a percentage without its sign, whole years, or a plain number with two decimals. */
export function useLeverWriter(lever: Lever) {
  const formats = useFormats();
  const decimals = isWhole(leverUnits[lever]) ? 0 : 2;
  return (value: number) => (isPercent(lever) ? formats.number(value * 100, 1) : formats.number(value, decimals));
}

/** As a text says it, with what it is a number of. */
export function useLeverText(lever: Lever) {
  const textOf = useLeverTexts();
  return (value: number) => textOf(lever, value);
}

/** As a text says the value of any lever. */
export function useLeverTexts() {
  const t = useTranslations("expert");
  const formats = useFormats();
  return (lever: Lever, value: number) => {
    const unit = leverUnits[lever];
    const plain = formats.number(value, isWhole(unit) ? 0 : 2);
    if (unit === "years" || unit === "time") return t("inYears", { value: plain, count: value });
    if (unit === "choice" || unit === "coefficient") return plain;
    return isPercent(lever) ? formats.percent(value) : `${plain}×`;
  };
}

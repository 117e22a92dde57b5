import { leadingFlowMethod, type MethodName } from "@valora/valuation";
import { ChevronDown } from "lucide-react";
import { createContext, lazy, Suspense, useContext, useState } from "react";
import { useTranslations } from "use-intl";
import { yearsIn } from "../../../../../core/analysis/contracts/by-year.ts";
import type { YearEdit } from "./year-edit.ts";
import { isYearRefused } from "./year-fields.ts";
// Here and not with the editor: a page without scripts has only the styles that its route names.
import "./year-editing.css";

/** Null where a page shows methods whose years cannot be edited. */
export const YearEditContext = createContext<YearEdit | null>(null);

/** Fetched when the explanation of a method that looks ahead is opened; the server sends it with the page. */
const YearEditor = lazy(() => import("./year-editor.tsx").then((module) => ({ default: module.YearEditor })));

/** Over the projection of a method: its years, to be set one by one. */
export function YearEditing({ method }: { method: MethodName }) {
  const edit = useContext(YearEditContext);
  const t = useTranslations("expert.years");
  // Open for who comes with something set; whether it stays so is the reader's.
  const [isOpen] = useState(
    () => edit !== null && (isYearRefused(edit.refused) || Object.keys(yearsIn(edit.choice.overrides)).length > 0),
  );
  if (edit === null || method !== leadingFlowMethod(edit.report)) return null;
  return (
    <details className="disclosure years" id="years" open={isOpen}>
      <summary>
        <ChevronDown size={14} strokeWidth={1.6} aria-hidden="true" />
        {t("title")}
      </summary>
      <Suspense fallback={<p className="skeleton mt-3 h-40 w-full" />}>
        <YearEditor edit={edit} method={method} />
      </Suspense>
    </details>
  );
}

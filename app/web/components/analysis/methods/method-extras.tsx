import type { CurrencyCode, MethodName } from "@valora/valuation";
import { lazy, Suspense, useContext } from "react";
import { YearEditContext } from "../controls/years/year-editing.tsx";

const differing: readonly MethodName[] = ["dividendDiscount", "residualIncome"];

/** Fetched when one of the two methods is opened; the server sends it with the page. */
const PayoutAgainstBook = lazy(() =>
  import("./payout-against-book.tsx").then((module) => ({ default: module.PayoutAgainstBook })),
);

/** Why the two methods of one stream of money differ; where the page knows the company's file. */
export function Differing({ method, currency }: { method: MethodName; currency: CurrencyCode }) {
  const edit = useContext(YearEditContext);
  if (edit === null || !differing.includes(method)) return null;
  return (
    <Suspense fallback={null}>
      <PayoutAgainstBook file={edit.file} request={edit.request} currency={currency} />
    </Suspense>
  );
}

const TerminalShare = lazy(() => import("./terminal-share.tsx").then((module) => ({ default: module.TerminalShare })));

/** What lies beyond the projected years; where the page knows the company's file. */
export function Terminal({ method }: { method: MethodName }) {
  const edit = useContext(YearEditContext);
  if (edit === null) return null;
  return (
    <Suspense fallback={null}>
      <TerminalShare file={edit.file} request={edit.request} method={method} />
    </Suspense>
  );
}

const AssetLadder = lazy(() => import("./asset-ladder.tsx").then((module) => ({ default: module.AssetLadder })));

/** The ladder from the books down to what is left of them; where the page knows the company's file. */
export function Ladder({ method, currency }: { method: MethodName; currency: CurrencyCode }) {
  const edit = useContext(YearEditContext);
  if (edit === null || method !== "netAssetValue") return null;
  return (
    <Suspense fallback={null}>
      <AssetLadder file={edit.file} request={edit.request} currency={currency} />
    </Suspense>
  );
}

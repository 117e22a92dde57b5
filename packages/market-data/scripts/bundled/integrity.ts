import type { Checked } from "./checked.ts";
import { noteFor } from "./company-parts.ts";
import { amountOf } from "./figures.ts";
import type { Note } from "./note.ts";
import type { Source } from "./read-source.ts";
import type { Finding } from "./repairs.ts";

const dayInMilliseconds = 86_400_000;
const percent = (ratio: number) => `${((ratio - 1) * 100).toFixed(1)} %`;
const differs = (ratio: number, tolerance: number) => Math.abs(ratio - 1) > tolerance;

/** Figures that look wrong or unusual and are left as they are: listed, not hidden. */
export function inspect(source: Source, companies: readonly Checked[], findings: Finding[]): void {
  for (const checked of companies) {
    const { ticker } = checked.company;
    refuseDisorder(ticker, checked);
    inspectGaps(checked, findings);
    inspectShares(source, checked, noteFor(findings, ticker, null));
    for (const { end, figures } of checked.years) {
      const note = noteFor(findings, ticker, end);
      inspectBalance(figures, note);
      inspectPerShare(figures, note);
    }
  }
}

function refuseDisorder(ticker: string, { years }: Checked): void {
  years.forEach(({ end }, index) => {
    const before = years[index - 1]?.end;
    if (before !== undefined && end <= before) throw new Error(`${ticker}: ${end} follows ${before}`);
  });
}

function inspectGaps({ company, years }: Checked, findings: Finding[]): void {
  years.forEach(({ end }, index) => {
    const before = years[index - 1]?.end;
    if (before === undefined) return;
    const days = (Date.parse(end) - Date.parse(before)) / dayInMilliseconds;
    if (days < 350 || days > 380)
      noteFor(findings, company.ticker, end)("yearsNotAdjacent", `${days} days after ${before}`);
  });
}

/** Assets = liabilities + equity + minority interests, where the source does not count these in one of the two. */
function inspectBalance(figures: Checked["years"][number]["figures"], note: Note): void {
  const assets = amountOf(figures, "totalAssets");
  const liabilities = amountOf(figures, "totalLiabilities");
  const equity = amountOf(figures, "totalEquity");
  if (!assets || liabilities === null || equity === null) return;
  const ratio = (liabilities + equity + (amountOf(figures, "minorityInterests") ?? 0)) / assets;
  if (differs(ratio, 0.02))
    note("balanceDiffers", `liabilities, equity and minorities are ${percent(ratio)} of assets away`);
}

function inspectPerShare(figures: Checked["years"][number]["figures"], note: Note): void {
  const income = amountOf(figures, "netIncome");
  const perShare = amountOf(figures, "epsDiluted");
  const shares = amountOf(figures, "dilutedShares");
  if (income && perShare && shares && Math.abs(perShare) >= 0.05) {
    const ratio = income / perShare / shares;
    if (differs(ratio, 0.35))
      note("earningsPerShareDiffer", `net income ÷ EPS is ${ratio.toFixed(2)} × diluted shares`);
  }
  const paid = amountOf(figures, "dividendsPaid");
  const dividend = amountOf(figures, "dividendsPerShare");
  if (paid && dividend && shares) {
    const ratio = paid / dividend / shares;
    if (differs(ratio, 0.5))
      note("dividendsDiffer", `dividends paid are ${ratio.toFixed(2)} × dividend × diluted shares`);
  }
}

function inspectShares(source: Source, { company, years }: Checked, note: Note): void {
  const row = source.american.companies.find(({ ticker }) => ticker === company.ticker);
  const shares = company.sharesOutstanding?.value;
  if (row?.marketCap && shares) {
    const ratio = row.marketCap / row.price.value / shares;
    if (differs(ratio, 0.04))
      note("marketValueDiffers", `market value ÷ price is ${ratio.toFixed(3)} × the share count`);
  }
  const latest = years.findLast(({ figures }) => figures.has("dilutedShares"));
  const diluted = latest && amountOf(latest.figures, "dilutedShares");
  if (shares && diluted && differs(shares / diluted, 0.2)) {
    note("shareCountChanged", `${(shares / diluted).toFixed(3)} × the diluted shares of ${latest.end}`);
  }
  years.forEach(({ end, figures }, index) => {
    const before = years[index - 1];
    const now = amountOf(figures, "dilutedShares");
    const then = before && amountOf(before.figures, "dilutedShares");
    if (now && then && (now / then > 1.4 || now / then < 0.7)) {
      note("sharesJump", `${end}: ${(now / then).toFixed(3)} × the diluted shares of ${before.end}`);
    }
  });
}

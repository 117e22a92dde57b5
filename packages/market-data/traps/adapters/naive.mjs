import { answerLines } from "./answer-lines.mjs";

// What a program does that never met a trap. It shows how an adapter is written, and that the traps bite.

const facts = ({ companyFacts }, figure) => {
  const words = { netIncome: "NetIncomeLoss", totalAssets: "Assets", ebit: "OperatingIncomeLoss" };
  const concepts = { ...companyFacts.facts["us-gaap"], ...companyFacts.facts["ifrs-full"] };
  const others = Object.keys(concepts).filter((name) => !["NetIncomeLoss", "Assets"].includes(name));
  return Object.values(concepts[words[figure] ?? others[0]].units)[0];
};

const answers = {
  priceInWholeUnits: ({ price, unit }) => ({ price, currency: unit }),
  priceToEarnings: ({ price, earningsPerShare }) => price / earningsPerShare,
  sharesPerReceipt: () => 1,
  onReceipts: ({ ordinaryShares, earningsPerOrdinaryShare }) => ({
    shares: ordinaryShares,
    earningsPerShare: earningsPerOrdinaryShare,
  }),
  onQuotedClass: ({ shares, earningsPerShare }) => ({ shares, earningsPerShare }),
  issuersAmong: ({ listings }) => listings.length,
  splitFactor: ({ splits }) => splits.reduce((factor, split) => factor * split.factor, 1),
  annualFigure: (input) =>
    facts(input, input.figure).find(({ fy, fp }) => fy === Number(input.fiscalYearEnd.slice(0, 4)) && fp === "FY")?.val,
  quarterFigure: (input) => facts(input, input.figure).find(({ end }) => end === input.periodEnd)?.val,
  trailingFigure: (input) => {
    const last = facts(input, input.figure).at(-1);
    return { periodEnd: last.end, value: last.val * 4 };
  },
  yearBefore: ({ fiscalYearEnds, of }) => fiscalYearEnds[fiscalYearEnds.indexOf(of) - 1],
  trueIssuer: ({ company }) => (company.years.at(-1).accession?.startsWith(company.cik) ? null : "another"),
  researchIsBroken: () => false,
  regularDividend: ({ years }) =>
    years.reduce((sum, { dividendsPerShare }) => sum + dividendsPerShare, 0) / years.length,
  closesAdjustedFor: () => "splits",
  pastPrice: ({ month, closes }) => closes.closes[month === closes.from ? 0 : -1],
  kindOfListing: ({ symbol, name }) =>
    /preferred|depositary/i.test(name) || symbol.includes("^") ? "preferredShare" : "commonShare",
  trendCountsFrom: () => null,
};

await answerLines(({ question, input }) => answers[question](input));

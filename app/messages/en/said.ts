import type { Messages } from "../message-types.ts";

/** Of a company without a signal: what its price asks, what would be worth it, and what more votes wait for. */
export const said: Messages["said"] = {
  title: "What its price implies",
  asks: {
    grows:
      "At {price}, the price implies that {name} {sign, select, plus {will grow {average} a year} minus {will shrink {average} a year} other {will not grow}} for {years} years{isSupposed, select, true {, even supposing that it comes to earn what its industry earns} other {}}.",
    done: "Of {observations} ten-year periods of {companies} companies listed today, {sign, select, minus {{count, plural, =0 {none avoided a larger decline} one {only one avoided a larger decline} other {# avoided a larger decline ({share})}}} other {{count, plural, =0 {none grew that much} one {only one grew that much} other {# grew that much ({share})}}}}.",
    limit:
      "Growth alone does not explain the price: all else unchanged, {method} {side, select, above {never falls below {end} a share} other {reaches {end} a share at most}}, and the price is {price}.",
    margin: "On margin alone it would take {margin}; we assume {used}.",
    noMargin: "Nor does margin: none up to 100% reaches the price on its own.",
  },
  path: "To be worth its price of {price}, {name} would need an operating margin of {margin} (we assume {used}{hasGood, select, true {; in its good years, {good}} other {}}) and growth of {average} a year for {years} years.",
  sales: "It trades at {times} its annual sales.",
  missing: {
    title: "What is missing for a signal",
    say: "{wanting, plural, one {One vote is missing} other {# votes are missing}}: {voting, plural, =0 {none of the seven methods votes} one {one of the seven methods votes} other {# of the seven methods vote}}, and three are needed.",
    needs: "What each method needs in order to count:",
    blocked: "There is no value per share that we can stand behind today.",
    blockedNeeds: "It would take:",
    item: "{method}: {wait}.",
  },
  waits: {
    profitYears: "{years, plural, one {one more year with a profit} other {# more years with a profit}}",
    cycleAverage: "its last ten years adding up to a profit",
    dividendYears: "{years, plural, one {one more year of dividends} other {# years of dividends}}",
    coveredDividend: "earnings that cover the dividend",
    accountYears: "{years, plural, one {one more set of annual accounts} other {# more sets of annual accounts}}",
    nextAccounts: "the accounts of the year that ends on {date}",
    figures:
      "{hasFigures, select, true {accounts that state: {figures}} other {the figures missing from its accounts}}",
    priceBelow: "a price below {price}: its value is now less than a fifth of the share price",
    priceAbove: "a price above {price}: its value is now more than five times the share price",
    equityYears:
      "{years, plural, one {one more year that opens with positive equity} other {# more years that open with positive equity}}",
    positiveEquity: "equity above zero again",
    peers: "five comparable companies with data",
    moreThanDebts: "flows that are worth more than what it owes",
    coveredInterest: "a profit that covers its interest",
    revenue: "its first revenue",
    model: "a model that knows enough companies like it",
    assumptions: "other assumptions: with these the formula gives no value",
  },
};

import type { EvidenceText } from "../../app/web/components/methodology/studies/evidence-text.ts";

export const evidenceText: EvidenceText = {
  title: "The evidence",
  description:
    "Did the shares that our methods saw as cheap return more? We looked, with the accounts that were known at each date.",
  made: "Measured on {measuredOn} with the included data of {dataAsOf}, edition {fingerprint}.",
  otherEdition: "This installation works with data of {dataAsOf}: the figures of this page are of the included ones.",
  verdict: {
    none: "We can't see it. None of the {figures} figures on this page can be told from chance: neither our methods nor simpler measures said which shares would return more.",
    some: "For {significant} of the {figures} figures on this page chance is a poor explanation: {names}. Among so many, chance alone would give about {expected}.",
    always: "We present no method as a forecast of returns.",
  },
  meaning: [
    "For you it means this: a value and a signal sum up what the accounts say of a company. They help you ask better questions, not expect a return.",
    "Nor does it prove that the methods are useless. The dates are few, all of one era, and of companies that did well. It isn't known, and we say so.",
  ],
  analysts: "For analysts.",
  asTable: "See as a table",
  indicators: {
    meanOfMethods: "Mean of the methods",
    discountedCashFlow: "Discounted cash flow",
    dividendDiscount: "Dividends",
    comparableMultiples: "Comparable multiples",
    residualIncome: "Residual income",
    netAssetValue: "Net asset value",
    earningsPerShare: "Earnings per share",
    earningsToPrice: "Earnings ÷ price",
    freeCashFlowToPrice: "Free cash flow ÷ price",
    bookToPrice: "Book value ÷ price",
  },
  indicator: "Measure",
  ofWindow: "{name} over {window}",
  windows: { "12": "12 months", "36": "36 months" },
  correlation: {
    "12": {
      title: "Twelve months later",
      say: "Over {dates} dates the highest measure is “{best}”, at {bestFigure}, where 1 would be getting the order of all shares right and 0 saying nothing.",
    },
    "36": {
      title: "Thirty-six months later",
      say: "The highest measure is “{best}”, at {bestFigure}. The {dates} windows of three years overlap: they count as about {independent} independent ones, which is why the bands are so wide.",
    },
  },
  howToRead:
    "The mark is the mean of the dates. The band says how far chance lets it stray, with 95% confidence: where it touches zero, it can't be told from saying nothing.",
  mean: "mean of the dates",
  interval: "95% band",
  byChance: "Probability by chance",
  dates: "Dates",
  independent: "Independent",
  companies: "Companies per date",
  nothing: "says nothing",
  spread: {
    title: "The cheapest third against the dearest",
    say: "{name}: over twelve months the cheapest third returned {figure} against the dearest, with a band from {low} to {high}.",
    table: "Difference in return over {window}",
    note: "It is the difference in return over the whole window, without costs, between the two thirds, every share counting the same.",
  },
  byDate: {
    title: "Date by date",
    say: "Over twelve months the mean of the methods was more right than wrong at {positive} of {dates} dates.",
    date: "Date",
    table: "Rank correlation over {window}",
  },
  otherMonths: {
    title: "What if you start in another month?",
    say: "With any of the twelve months, the correlation of the mean of the methods over twelve months goes from {low} to {high}. Of {figures} figures, {significant} lie beyond what chance explains.",
    month: "Month",
    significant: "Figures beyond chance",
    table: "Correlation of the mean of the methods, by the month to start in",
  },
  sample: {
    title: "The sample",
    say: "Between {least} and {most} companies per date, those still in the index today. They returned {mean} on average over the next twelve months, more than anyone earned who did not know then which would stay.",
    level: "Value ÷ price, median company",
    returns: { "12": "Return over 12 months", "36": "Return over 36 months" },
    table: "The companies of each date",
  },
  how: {
    title: "How it was measured",
    list: [
      "Each year, at the end of August from 2018 to 2025, each company was valued by the same program that the page uses: the accounts filed by that day, the price of the time, and peers at their prices of the time.",
      "Where it isn't known on which day accounts were filed, they count ninety days after their year.",
      "Beside them stand three measures that anyone can read off the accounts: earnings, free cash flow and book value per share, over the price.",
      "Shares are put in order from cheapest to dearest, and that order is compared with that of their returns. A method enters at a date when it values thirty companies or more.",
    ],
    forAnalysts:
      "Spearman's correlation per date, and its mean; an issuer once; neutral scenario; values far from the price included. The interval is that of t over dates; where windows overlap, the correlation of two dates j years apart is 1 − j/3, with Satterthwaite's degrees of freedom.",
  },
  unknown: {
    title: "What isn't known",
    withDividends:
      "The month-end closes have dividends taken out, so returns hold them, approximately. To the price of the time they were added back.",
    withoutDividends: "Returns leave dividends out: the month-end closes are adjusted for splits alone.",
    list: [
      "Only companies still in the index in 2026 are here. Those that failed, were sold or left are not.",
      "Rates, premiums, betas and industry averages are of 2026: we don't have those of the time. They move all companies at once more than their order.",
      "Accounts carry later corrections, which weren't known then.",
      "Eight years of one market are one era, with technology ahead and rates rising. Another may have been different.",
      "Valora's prediction is not here: the model learned from these very years, and to compare it would be cheating.",
      "Nor is net asset value: at no date does it give thirty companies a value that votes.",
      "The bands allow for dates being few and overlapping; not for one event moving whole sectors.",
    ],
  },
  again: {
    title: "Do it again",
    text: ["The figures come from the included data, without a network, by this command of the project:"],
    command: "npm run evidence",
    calibration: "Above or below prices? The calibration",
    proof: "That the formulas are right: the proof",
  },
};

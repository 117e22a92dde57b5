import type { Text } from "../../text.ts";

export const page: Text = {
  title: "The seven methods",
  description: "What each one computes, from which data, and when you should not use it.",
  blocks: [
    {
      text: "No method is always right. Each asks the accounts a different question, which is why we show all seven together. One that can't be applied to a company says so, and does not vote in the summary.",
    },
    { heading: "Discounted cash flow (DCF)", id: "discountedCashFlow" },
    {
      text: "It forecasts the free cash flow of the next years and of a transition of ten, in which growth and the company's advantage fade to what can last for ever, works out what comes after, and brings it all to the date of the price at the cost of capital (WACC). Cash is counted in the middle of each year, and each year invests for the sales of the next. It takes the debt off the value of the business, adds the cash, and divides by the shares.",
    },
    { formula: "EV = [Σ FCFFₜ ÷ (1 + WACC)ᵗ + TV ÷ (1 + WACC)ⁿ] · (1 + WACC)^(½ + s)" },
    {
      text: "For utilities it discounts what is left for the shareholders. Not for banks, insurers or holding companies: debt is their raw material. And with g close to WACC the result means nothing.",
    },
    { heading: "Dividends (DDM)", id: "dividendDiscount" },
    {
      text: "It adds up all that it is expected to pay out, in dividends and in buybacks less the shares it issues, and discounts it at the cost of equity. The simplest form, by Gordon and Shapiro, fits on one line.",
    },
    { formula: "value = D₁ ÷ (Ke − g)" },
    {
      text: "It needs a company that paid a dividend in three of the last four years and can sustain it from its earnings.",
    },
    { heading: "Comparable multiples", id: "comparableMultiples" },
    {
      text: "It looks at what is paid for the earnings, EBITDA, sales or book value of similar companies, and applies the median to this one's figures. The peers are in sight, each with the reason it was picked.",
    },
    {
      text: "With losses there is no P/E, and with negative equity no price-to-book. With fewer than five peers with data, the dated industry average is used, and the page says so.",
    },
    { heading: "Residual income", id: "residualIncome" },
    {
      text: "It starts from book value and adds what the company earns above what its shareholders require; that advantage fades, and a part of it lasts for ever. It is the method of choice for banks and insurers.",
    },
    { formula: "value = B₀ + Σ (ROEₜ − Ke) · Bₜ₋₁ ÷ (1 + Ke)ᵗ + continuing value" },
    { text: "It says nothing useful when equity is negative or close to zero." },
    { heading: "Net asset value (NAV)", id: "netAssetValue" },
    {
      text: "A ladder: book value, book value without intangibles, and current assets minus all liabilities. It says what is on the balance sheet, not what the company is able to earn.",
    },
    {
      text: "It votes for banks, insurers, property companies and holding companies. For an asset-light business it only informs: its value is not on the balance sheet.",
    },
    { heading: "Earnings per share", id: "earningsPerShare" },
    {
      text: "It forecasts earnings per share, adds what is paid out in those years and, at the end, the price those earnings would fetch: the middle one of the P/E its figures justify, its own usual one and that of its peers. A third comes from flows and two thirds from the market. Beside it stand Graham's number and formula, which never vote.",
    },
    { text: "It needs positive earnings and several years of history." },
    { heading: "Valora's prediction", id: "prediction" },
    {
      text: [
        "A model trained on the accounts of many companies, which gives a value, an 80% band and the weight of each figure. It may abstain. It votes only in sectors where it has shown, on years it had not seen, that it does better than the sector median; elsewhere it is shown without a vote. The ",
        { text: "model card", to: "/methodology/prediction" },
        " says how far it errs.",
      ],
    },
    { heading: "Three scenarios", id: "scenarios" },
    {
      text: "Conservative, neutral and optimistic move the cost of capital, growth, margins, the advantage that lasts and the multiples together around the company's own case. For each method the conservative value is never above the neutral one, nor the neutral above the optimistic.",
    },
    { heading: "Status and signal", id: "signal" },
    {
      text: "A method says undervalued when its value is more than 10% above the price, overvalued when it is more than 10% below, and fair in between. The model signal counts those votes: buy when at least three methods say undervalued, sell when at least three say overvalued; hold when most see a fair price, when they contradict each other or when they do not agree. With fewer than three votes there is no signal, and when all the votes that decide come from one family of methods the signal is weak. It is no forecast of returns.",
    },
    { heading: "The proof", id: "proof" },
    {
      text: [
        "Every formula is compared with answers published by others, with their source and the difference. ",
        { text: "See the proof", to: "/methodology/proof" },
        ".",
      ],
    },
    { heading: "The calibration", id: "calibration" },
    {
      text: [
        "Whether values stand above or below prices, all companies together, and what each change of a definition did. ",
        { text: "See the calibration", to: "/methodology/calibration" },
        ".",
      ],
    },
    { heading: "The evidence", id: "evidence" },
    {
      text: [
        "A value and a signal are no forecast. What the shares returned that the methods saw as cheap at past dates, with the margin of error. ",
        { text: "See the evidence", to: "/methodology/evidence" },
        ".",
      ],
    },
  ],
};

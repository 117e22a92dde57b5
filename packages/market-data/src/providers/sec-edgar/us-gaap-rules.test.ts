import { describe, expect, it } from "vitest";
import { readFigures } from "../read-figures.ts";
import { usGaapRules } from "./us-gaap-rules.ts";

type Stated = Readonly<Record<string, number | { value: number; filedAt: string }>>;

/** The figures of a filing by the concepts that it states, in millions; some of another day. */
const figuresBy = (stated: Stated) =>
  readFigures(usGaapRules, (concept) => {
    const fact = stated[concept];
    if (fact === undefined) return null;
    const { value, filedAt } = typeof fact === "number" ? { value: fact, filedAt: "2009-08-01" } : fact;
    return { value, filing: filedAt, form: "10-Q", filedAt, isCalculated: false };
  });

function debtBy(stated: Stated) {
  const { totalDebt, longTermDebt, currentDebt } = figuresBy(stated);
  return { total: totalDebt?.value ?? null, long: longTermDebt?.value ?? null, current: currentDebt?.value ?? null };
}

// The balances are those of the quarter to June 2009, as the SEC's financial statement data set has them.
describe("debt in the words of us-gaap", () => {
  it.each([
    ["Equity Residential, by what secures it", { SecuredDebt: 5029, NotesPayable: 4945 }, 9974],
    ["AvalonBay", { SecuredDebt: 2354, UnsecuredDebt: 1796 }, 4150],
    ["Boston Properties", { SecuredDebt: 2604, SeniorNotes: 1473, ConvertibleNotesPayable: 1881 }, 5958],
    ["Kimco", { LoansPayableToBank: 1069, NotesPayable: 2833, OtherLoansPayable: 237 }, 4139],
    ["Zimmer, which owes its bank", { LongTermLineOfCredit: 654 }, 654],
    ["Range Resources", { SubordinatedLongTermDebt: 1383, LongTermLineOfCredit: 403 }, 1786],
    ["Halliburton", { OtherLongTermDebtNoncurrent: 4573 }, 4573],
  ])("is known of %s", (_, stated, long) => {
    expect(debtBy(stated).long).toBe(long);
  });

  it("adds the part due within a year to what is owed for longer", () => {
    // Becton Dickinson, and Open Text
    expect(debtBy({ LongTermLoansFromBank: 1484, DebtCurrent: 406 }).total).toBe(1890);
    expect(debtBy({ LongTermLoansFromBank: 299, LoansPayableToBankCurrent: 3 }).total).toBe(302);
  });

  it("is what is stated in one sum, where it is, and its kinds are not added to it", () => {
    // Host Hotels: the notes are a part of the 6,093
    const host = { DebtAndCapitalLeaseObligations: 6093, SeniorNotes: 4272, LineOfCredit: 210, LoansPayable: 210 };
    expect(debtBy(host).total).toBe(6093);
    expect(debtBy({ DebtAndCapitalLeaseObligations: 3050 }).total).toBe(3050);
  });

  it("leaves the usual words first: notes of a company that states its long-term debt are within it", () => {
    expect(debtBy({ LongTermDebtNoncurrent: 900, SeniorNotes: 700, NotesPayable: 100 }).long).toBe(900);
  });

  it.each([
    ["ONEOK", { LongTermDebtCurrent: 268, ShortTermBankLoansAndNotesPayable: 690 }, 958],
    ["Consol Energy", { LongTermDebtCurrent: 22, ShortTermNonBankLoansAndNotesPayable: 452 }, 474],
    ["BorgWarner at the end of 2008", { LongTermDebtCurrent: 137, NotesPayableCurrent: 184 }, 321],
    ["Kellogg", { LongTermDebtAndCapitalLeaseObligationsCurrent: 1, CommercialPaper: 508 }, 509],
    [
      "Honeywell",
      {
        LongTermDebtAndCapitalLeaseObligationsCurrent: 1627,
        CommercialPaper: 398,
        ShortTermBankLoansAndNotesPayable: 370,
      },
      2395,
    ],
  ])(
    "due within a year is what falls due of the long debt and what was borrowed for a short time: %s",
    (_, stated, sum) => {
      expect(debtBy(stated).current).toBe(sum);
    },
  );

  it.each([
    ["Amgen", { ConvertibleDebtNoncurrent: 4383, LongTermNotesPayable: 6088 }, 10471],
    ["Schlumberger at the end of 2008", { ConvertibleDebtNoncurrent: 321, OtherLongTermDebtNoncurrent: 3372 }, 3693],
    ["Teva", { ConvertibleDebtNoncurrent: 861, SeniorLongTermNotes: 3857 }, 4718],
    ["Omnicom", { ConvertibleDebtNoncurrent: 1200, UnsecuredLongTermDebt: 1213 }, 2413],
    ["Allergan", { ConvertibleLongTermNotesPayable: 605, LongTermNotesPayable: 875 }, 1480],
  ])("owed for longer is more than what can be converted: %s", (_, stated, sum) => {
    expect(debtBy(stated).long).toBe(sum);
  });
});

describe("depreciation and amortisation in the words of us-gaap", () => {
  const depreciationBy = (stated: Stated) => figuresBy(stated).depreciationAndAmortization?.value ?? null;
  const of2017 = (value: number) => ({ value, filedAt: "2017-11-03" });

  it("is the whole of the cash flow statement, not that of property beside it: Apple's three years to 2017", () => {
    for (const [property, whole] of [
      [9200, 11257],
      [8300, 10505],
      [8200, 10157],
    ] as const) {
      const stated = {
        DepreciationDepletionAndAmortization: of2017(property),
        DepreciationAmortizationAndAccretionNet: of2017(whole),
      };
      expect(depreciationBy(stated)).toBe(whole);
    }
  });

  it("is the whole under either name, also where the other names the part", () => {
    expect(
      depreciationBy({ DepreciationDepletionAndAmortization: 900, DepreciationAmortizationAndAccretionNet: 40 }),
    ).toBe(900);
    expect(depreciationBy({ DepreciationDepletionAndAmortization: 800, DepreciationAndAmortization: 900 })).toBe(900);
  });

  it("is the latest word, also where it is less than an earlier one under another name", () => {
    const stated = {
      DepreciationAmortizationAndAccretionNet: of2017(10157),
      DepreciationDepletionAndAmortization: { value: 10_000, filedAt: "2018-11-05" },
    };
    expect(depreciationBy(stated)).toBe(10_000);
  });

  it("is not taken from rounded parts where the whole is stated", () => {
    expect(
      depreciationBy({
        DepreciationDepletionAndAmortization: 21.498,
        Depreciation: 13.7,
        AmortizationOfIntangibleAssets: 7.8,
      }),
    ).toBe(21.498);
  });
});

describe("a total in the words of us-gaap beside one of its parts", () => {
  it.each([
    ["Halliburton", { CostOfGoodsSold: 1635, CostOfServices: 4575 }, 6210],
    ["Fiserv", { CostOfGoodsSold: 267, CostOfServices: 977 }, 1244],
    ["a filer that tells both and the sum", { CostOfRevenue: 700, CostOfGoodsSold: 500, CostOfServices: 200 }, 700],
  ])("costs are of goods and of services: %s", (_, stated, cost) => {
    expect(figuresBy(stated).costOfRevenue?.value).toBe(cost);
  });

  it("sales are of goods and of services, where no sum is told", () => {
    expect(figuresBy({ SalesRevenueGoodsNet: 600, SalesRevenueServicesNet: 300 }).revenue?.value).toBe(900);
    expect(figuresBy({ SalesRevenueGoodsNet: 600 }).revenue?.value).toBe(600);
    const summed = { SalesRevenueNet: 950, SalesRevenueGoodsNet: 600, SalesRevenueServicesNet: 300 };
    expect(figuresBy(summed).revenue?.value).toBe(950);
  });

  it("securities are those of the balance sheet, not the shares among them: Alphabet at the end of 2019", () => {
    const securities = (stated: Stated) => figuresBy(stated).marketableSecurities?.value ?? null;
    expect(securities({ MarketableSecurities: 3296, MarketableSecuritiesCurrent: 101_177 })).toBe(101_177);
    expect(securities({ MarketableSecurities: 5000, MarketableSecuritiesCurrent: 2000 })).toBe(5000);
    // the 10-Q of October 2019 told of the shares alone at the end of 2018
    const laterNote = { value: 1222, filedAt: "2019-10-29" };
    const report = { value: 92_439, filedAt: "2019-02-05" };
    expect(securities({ MarketableSecurities: laterNote, MarketableSecuritiesCurrent: report })).toBe(92_439);
  });

  it("plant is that of the utility, not what stands beside it: Edison International", () => {
    const stated = { PropertyPlantAndEquipmentNet: 5352, PublicUtilitiesPropertyPlantAndEquipmentNet: 19_771 };
    expect(figuresBy(stated).propertyPlantAndEquipment?.value).toBe(19_771);
  });
});

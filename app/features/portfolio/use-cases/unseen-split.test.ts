import { describe, expect, it } from "vitest";
import { analyseCompany } from "../../../core/analysis/use-cases/analyse-company.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import { readText } from "./tables/read-table-contract.ts";
import { valuePortfolio } from "./value-portfolio.ts";
import { writtenTable } from "./written-table.ts";

// NVIDIA cost 176 dollars on 10 May 2022; in June 2024 it made ten shares of one, and General Electric one of eight in August 2021.

const context = testContext();
const analyse = (ticker: string) =>
  analyseCompany(context, { language: "es" }, { ticker, scenario: "neutral" }, { isRecorded: false });

async function valued(lines: readonly string[]) {
  const read = readText(lines.join("\n"));
  if (read.kind !== "read") return expect.unreachable(read.kind);
  const answer = await valuePortfolio(
    { ...context, analyse },
    { ...read, currency: "USD", rates: { EUR: 0.9, GBP: 0.8 } },
  );
  return {
    answer,
    held: answer.positions.map(({ ticker, quantity }) => [ticker, quantity]),
    told: answer.skipped.map(({ reason, text }) => [reason, text]),
  };
}

const xtb = "ID,Type,Time,Symbol,Comment,Amount";
const unseen = (...texts: string[]) => texts.map((text) => ["splitUnseen", expect.stringContaining(text)]);

describe("a quantity of before a split that the file does not tell", () => {
  it.each([
    ["XTB", [xtb, "1,Stocks/ETF purchase,10.05.2022 15:05:05,NVDA.US,OPEN BUY 2 @ 175.90,-330.1"]],
    [
      "Trading 212",
      [
        "Action,Time,ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share),Exchange rate,Total,Currency (Total)",
        "Market buy,2022-05-10 10:00:00,US67066G1040,NVDA,Nvidia,2,175.90,USD,1.05,335.0,EUR",
      ],
    ],
    [
      "DEGIRO",
      [
        "Fecha,Hora,Producto,ISIN,Bolsa de,Centro de ejecución,Número,Precio,,Valor local,,Valor,,Tipo de cambio,Costes de transacción,,Total,,ID Orden",
        '10-05-2022,16:30,NVIDIA CORP,US67066G1040,NDQ,XNAS,2,"175,9000",USD,"-351,80",USD,"-333,00",EUR,"1,0564","-0,50",EUR,"-333,50",EUR,a1',
      ],
    ],
    [
      "Directa",
      [
        "Data operazione,Data valuta,Tipo operazione,Ticker,Isin,Protocollo,Descrizione,Quantità,Importo euro,Importo Divisa,Divisa,Riferimento ordine",
        "10-05-2022,12-05-2022,Acquisto,NVDA,US67066G1040,P1,NVIDIA,2,-333.00,-351.80,USD,O1",
      ],
    ],
    [
      "eToro",
      [
        "Date,Type,Details,Amount,Units / Contracts,Realized Equity Change,Realized Equity,Balance,Position ID,Asset type,NWA",
        "10/05/2022 15:00:00,Open Position,NVDA/USD,351.80,2,0,1000,640,1,Stocks,0",
      ],
    ],
    ["a table of one's own", ["Date;Type;Symbol;Quantity;Cost;Currency", "2022-05-10;Buy;NVDA;2;351,80;USD"]],
  ])("%s: is told with both prices, not valued, and not sent again", async (_, lines) => {
    const { answer, held, told } = await valued(lines);
    expect(held).toEqual([]);
    expect(told).toEqual(unseen("NVDA · NVIDIA Corporation · 2 · 2022-05-10 · 175.90 USD · 18.6"));
    expect(writtenTable(answer)).toBe("");
  });

  it("is told of shares that were made fewer, too", async () => {
    const lines = [xtb, "1,Stocks/ETF purchase,12.06.2020 15:05:05,GE.US,OPEN BUY 10 @ 7.10,-60"];
    expect((await valued(lines)).told).toEqual(unseen("GE · GE Aerospace · 10 · 2020-06-12 · 7.10 USD · 34."));
  });

  it("is one of today where the file tells the split, or sold what it bought before", async () => {
    const trading212 = [
      "Action,Time,ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share),Exchange rate,Total,Currency (Total)",
      "Market buy,2022-05-10 10:00:00,US67066G1040,NVDA,Nvidia,2,175.90,USD,1.05,335.0,EUR",
      "Stock split close,2024-06-10 06:42:25,US67066G1040,NVDA,Nvidia,2,1208.88,USD,,335.0,EUR",
      "Stock split open,2024-06-10 06:42:25,US67066G1040,NVDA,Nvidia,20,120.88,USD,,335.0,EUR",
    ];
    expect(await valued(trading212)).toMatchObject({ held: [["NVDA", 20]], told: [] });
    const sold = [
      xtb,
      "1,Stocks/ETF purchase,10.05.2022 15:05:05,NVDA.US,OPEN BUY 2 @ 175.90,-330.1",
      "2,Stocks/ETF sale,10.05.2023 15:05:05,NVDA.US,CLOSE BUY 2 @ 288.85,520",
      "3,Stocks/ETF purchase,10.06.2025 15:05:05,NVDA.US,OPEN BUY 3 @ 143.96,-400",
    ];
    expect(await valued(sold)).toMatchObject({ held: [["NVDA", 3]], told: [] });
  });

  it("is taken as it is at a price of its month, in another currency than the share's, and where no price of then is known", async () => {
    const lines = [
      "Date;Type;Symbol;Quantity;Cost;Currency",
      // The lowest day of that year.
      "2020-03-23;Buy;JPM;2;158,20;USD",
      "2022-05-10;Buy;NVDA;2;333;EUR",
      "2022-05-10;Buy;SAN.MC;2;50;EUR",
    ];
    expect(await valued(lines)).toMatchObject({
      held: [
        ["JPM", 2],
        ["NVDA", 2],
        ["SAN.MC", 2],
      ],
      told: [],
    });
  });
});

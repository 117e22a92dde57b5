import { describe, expect, it } from "vitest";
import { createMarketData } from "../create-market-data.ts";
import { PriceFileUnreadable } from "./price-rows.ts";
import { refreshPrices } from "./refresh-prices.ts";

const included = createMarketData();
const quoteOf = (ticker: string) => {
  const quote = included.figuresAtHand(ticker)?.quote;
  if (!quote) throw new Error(`${ticker} has no price`);
  return quote;
};
/** Two percent above the included price. */
const near = (ticker: string) => Number((quoteOf(ticker).value * 1.02).toFixed(2));
const withComma = (value: number) => String(value).replace(".", ",");

type Asked = Partial<Parameters<typeof refreshPrices>[0]>;
const refresh = (text: string, asked: Asked = {}) =>
  refreshPrices({
    bytes: Buffer.from(text),
    file: "closes.csv",
    today: "2026-11-23",
    companyOf: included.figuresAtHand,
    before: {},
    confirmed: new Set(),
    ...asked,
  });
const faultsOf = (text: string, asked: Asked = {}) =>
  refresh(text, asked).leftOut.map(({ line, fault }) => [line, fault]);
const priceOf = (ticker: string, currency: string) => ({
  value: near(ticker),
  currency,
  asOf: "2026-10-30",
  file: "closes.csv",
  readOn: "2026-11-23",
});

describe("the columns of a price file", () => {
  it.each([
    ["ticker,date,close", "KO,2026-10-30,%", "KO", "USD", String],
    ["Close\tCurrency\tDate\tSymbol", "%\tusd\t2026-10-30\tko", "KO", "USD", String],
    ["\u{feff}Símbolo;Fecha;Cierre;Divisa", "ITX.MC;30/10/2026;%;EUR", "ITX.MC", "EUR", withComma],
    ["CÓDIGO;PRECIO DE CIERRE;FECHA", "ITX.MC;%;30-10-2026", "ITX.MC", "EUR", withComma],
    ["Símbolo;Fecha;Cierre;Divisa", "ITX.MC;30/10/2026;%;€", "ITX.MC", "EUR", withComma],
    ["Símbolo;Fecha;Cierre;Moneda", "ITX.MC;30/10/2026;%;Euros", "ITX.MC", "EUR", withComma],
    ["Titolo;Nome;Data;Prezzo di chiusura;Valuta", "ENEL.MI;Enel;30.10.2026;%;EUR", "ENEL.MI", "EUR", withComma],
    ["ISIN;Fecha;Cierre (EUR)", "ES0148396007;30/10/2026;%", "ITX.MC", "EUR", withComma],
    ["Codice ISIN;Data chiusura;Prezzo di riferimento", "IT0003128367;30/10/2026;%", "ENEL.MI", "EUR", withComma],
    ["Valor;Código ISIN;Fecha de cierre;Último", "Inditex;ES0148396007;30/10/2026;%", "ITX.MC", "EUR", withComma],
    ["Ticker;ISIN;Date;Close", "SAN;ES0113900J37;2026-10-30;%", "SAN.MC", "EUR", String],
    ["Símbolo;Fecha;Precio", "ES0148396007;30/10/2026;% €", "ITX.MC", "EUR", withComma],
    ["Symbol,Date,Close/Last", "KO,10/30/2026,$%", "KO", "USD", String],
    ["Symbol,Date,Last price", "BME:ITX,2026-10-30,EUR %", "ITX.MC", "EUR", String],
    ["ticker,data,prezzo", 'ENEL.MI,30/10/2026,"%"', "ENEL.MI", "EUR", withComma],
  ] as const)("are understood: %s", (header, row, ticker, currency, write) => {
    const { prices, taken, rows, leftOut } = refresh(`${header}\r\n${row.replace("%", write(near(ticker)))}\r\n`);
    expect({ prices, taken, rows, leftOut }).toEqual({
      prices: { [ticker]: priceOf(ticker, currency) },
      taken: 1,
      rows: 1,
      leftOut: [],
    });
  });

  it("are read in the letters of an older spreadsheet", () => {
    const bytes = Buffer.from(`símbolo;fecha;cierre\nKO;30/10/2026;${withComma(near("KO"))}\n`, "latin1");
    expect(refresh("", { bytes }).taken).toBe(1);
  });

  it.each([
    ["", "empty"],
    ["ticker,date,close\n", "empty"],
    ["name,date,close\nCoca-Cola,2026-10-30,70\n", "noTicker"],
    ["ticker,close\nKO,70\n", "noDate"],
    ["ticker,date\nKO,2026-10-30\n", "noClose"],
    ["ticker,date,close,Close\nKO,2026-10-30,70,71\n", "columnTwice"],
    ["ticker,date,close,ticker\nKO,2026-10-30,70,PEP\n", "columnTwice"],
    ['ticker,date,close\n"KO,2026-10-30,70\n', "notCsv"],
    ["PK\u0003\u0004\u0000\u0000", "notText"],
  ] as const)("refuse the file %j", (text, fault) => {
    expect(() => refresh(text)).toThrow(new PriceFileUnreadable(fault));
  });
});

it("names every row that is left out by its line, and takes the others", () => {
  const text = [
    "ticker,date,close,currency",
    `KO,2026-10-30,${near("KO")},USD`,
    "NOPE,2026-10-30,12,USD",
    `MSFT,30/02/2026,${near("MSFT")},USD`,
    `PEP,2027-01-04,${near("PEP")},USD`,
    "JNJ,2026-10-30,n/a,USD",
    `AAPL,2026-10-30,${near("AAPL")},EUR`,
    `KO,2026-10-30,${near("KO")},USD`,
    `ENEL.MI,2020-01-02,${near("ENEL.MI")},EUR`,
    `ITX.MC,2026-10-30,${near("ITX.MC") * 100},EUR`,
    `SAN.MC,2026-10-30,${near("SAN.MC")},EUR`,
    `SAN.MC,2026-10-30,${near("SAN.MC") + 0.01},EUR`,
    `KO,2026-10-29,${near("KO")},USD`,
    `RACE.MI,2026-10-30,${near("RACE.MI")},`,
  ].join("\n");
  const { prices, taken, rows } = refresh(text);
  expect([rows, taken, Object.keys(prices)]).toEqual([13, 2, ["KO", "RACE.MI"]]);
  expect(faultsOf(text)).toEqual([
    [3, "symbol"],
    [4, "date"],
    [5, "future"],
    [6, "price"],
    [7, "currency"],
    [8, "duplicate"],
    [9, "notNewer"],
    [10, "jump"],
    [11, "contradiction"],
    [12, "contradiction"],
    [13, "earlier"],
  ]);
});

it("leaves out a row whose ISIN is another company's, none's or wrongly typed", () => {
  const text = [
    "ticker;isin;date;close;currency",
    `ENEL.MI;ES0148396007;2026-10-30;${near("ENEL.MI")};`,
    `;US0000000000;2026-10-30;1;`,
    `;ES0148396008;2026-10-30;${near("ITX.MC")};`,
    `;IT0003132476;2026-10-30;${near("ENI.MI")};$`,
    `KO;ES0113900J38;2026-10-30;${near("KO")};$`,
  ].join("\n");
  expect(faultsOf(text)).toEqual([
    [2, "isin"],
    [3, "symbol"],
    [4, "symbol"],
    [5, "currency"],
  ]);
  expect(Object.keys(refresh(text).prices)).toEqual(["KO"]);
});

it("reads the month first in a column where a date shows it, and no date that its column leaves in doubt", () => {
  const rows = (...days: string[]) => `ticker,date,close\nKO,${days[0]},${near("KO")}\nPEP,${days[1]},${near("PEP")}\n`;
  expect(refresh(rows("11/02/2026", "10/30/2026")).prices.KO?.asOf).toBe("2026-11-02");
  expect(refresh(rows("02/11/2026", "30/10/2026")).prices.KO?.asOf).toBe("2026-11-02");
  expect(faultsOf(`${rows("10/30/2026", "30/10/2026")}MSFT,02/11/2026,${near("MSFT")}\n`)).toEqual([[4, "date"]]);
});

it("leaves out a row that a decimal comma has parted, and not one that ends in an empty cell", () => {
  const [whole, decimals] = near("ITX.MC").toFixed(2).split(".");
  const text = `ticker,date,close\nITX.MC,2026-10-30,${whole},${decimals}\nKO,2026-10-30,${near("KO")},\n`;
  expect(faultsOf(text)).toEqual([[2, "cells"]]);
  expect(Object.keys(refresh(text).prices)).toEqual(["KO"]);
});

it("reads a file that begins with its separator, as spreadsheets write it, and counts lines with it", () => {
  const text = `\u{feff}sep=;\r\nticker;date;close\r\nITX.MC;30/10/2026;${withComma(near("ITX.MC"))}\r\nNOPE;30/10/2026;1\r\n`;
  expect(refresh(text).prices).toEqual({ "ITX.MC": priceOf("ITX.MC", "EUR") });
  expect(faultsOf(text)).toEqual([[4, "symbol"]]);
});

it("converts hundredths by the unit that the file names, and refuses those of another currency", () => {
  const file = (unit: string) => `ticker,date,close,currency\nKO,2026-10-30,${near("KO") * 100},${unit}\n`;
  expect(refresh(file("USX")).prices.KO?.value).toBeCloseTo(near("KO"), 9);
  expect(faultsOf(file("GBX"))).toEqual([[2, "currency"]]);
  expect(faultsOf(file("QQQ"))).toEqual([[2, "currency"]]);
  expect(faultsOf(file(""))).toEqual([[2, "jump"]]);
});

it("takes a jump that a person confirms, for that symbol alone", () => {
  const half = (ticker: string) => `${ticker},2026-10-30,${(quoteOf(ticker).value / 2).toFixed(2)}\n`;
  const text = `ticker,date,close\n${half("KO")}${half("PEP")}`;
  expect(faultsOf(text, { confirmed: new Set(["KO"]) })).toEqual([[3, "jump"]]);
});

it("compares with the prices that were refreshed before, and keeps the others", () => {
  const earlier = refresh(`ticker,date,close\nKO,2026-10-30,${near("KO")}\nPEP,2026-10-30,${near("PEP")}\n`).prices;
  const text = `ticker,date,close\nKO,2026-10-29,${near("KO")}\nPEP,2026-11-02,${near("PEP")}\n`;
  const { prices, taken } = refresh(text, { before: earlier });
  expect([taken, prices.KO?.asOf, prices.PEP?.asOf]).toEqual([1, "2026-10-30", "2026-11-02"]);
  expect(faultsOf(text, { before: earlier })).toEqual([[2, "notNewer"]]);
});

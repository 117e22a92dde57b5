import { expect, it } from "vitest";
import { found, readText } from "./read-table-contract.ts";

// Every holding here is invented; how exchanges are booked is that of files that people have shown to open-source readers.

const headings =
  "Date,Time,Product,ISIN,Reference exchange,Venue,Quantity,Price,,Local value,,Value EUR,Exchange rate,AutoFX Fee,Transaction and/or third party fees EUR,Total EUR,Order ID,";
type Row = { at: string; isin?: string; quantity: number; price: number; total: number; order?: string };
const row = ({ at, isin = "US67066G1040", quantity, price, total, order = "" }: Row) =>
  `${at},ACME CORP,${isin},NDQ,,${quantity},${price},USD,${-quantity * price},USD,${total},1.1,,,${total},,${order}`;
const bought = row({ at: "12-03-2021,15:35", quantity: 21, price: 500, total: -8820.5, order: "aaaa-1" });
const held = (...rows: readonly string[]) => found(readText([headings, ...rows].join("\r\n")));

it("a split keeps what was paid, and no price of before it stands beside the shares of after it", () => {
  const rows = [
    row({ at: "01-08-2021,10:00", quantity: 1, price: 200, total: -170.5, order: "bbbb-2" }),
    row({ at: "20-07-2021,00:00", quantity: 84, price: 187.7975, total: -13400 }),
    row({ at: "20-07-2021,00:00", quantity: -21, price: 751.19, total: 13400 }),
    bought,
  ];
  expect(held(...rows)).toEqual({ broker: "degiro", held: [["US67066G1040", 85, 8991, "EUR"]], skipped: [] });
  const read = readText([headings, ...rows].join("\n"));
  expect(read).toMatchObject({ holdings: [{ purchases: [{ day: "2021-08-01", perShare: 200, currency: "USD" }] }] });
});

it("a split of more than the file bought leaves the share out", () => {
  const rows = [
    row({ at: "20-07-2021,00:00", quantity: 100, price: 187.7975, total: -16000 }),
    row({ at: "20-07-2021,00:00", quantity: -25, price: 751.19, total: 16000 }),
  ];
  expect(held(...rows, bought)).toEqual({ broker: "degiro", held: [], skipped: [[3, "unfollowed"]] });
});

it("shares that became those of another ISIN have no cost: the price of that day was not paid", () => {
  const rows = [
    row({ at: "06-06-2022,14:38", isin: "US0378331005", quantity: 7, price: 17.5, total: -110 }),
    row({ at: "06-06-2022,14:38", quantity: -21, price: 5.8333, total: 110 }),
  ];
  const { held: kept, skipped } = held(...rows, bought);
  expect(kept).toEqual([["US0378331005", 7, undefined, undefined]]);
  expect(skipped).toEqual([[null, "closed"]]);
});

it.each([
  ["with an order", { order: "cccc-3" }, {}],
  ["of another minute", { at: "20-07-2021,00:01" }, {}],
  ["of another worth", {}, { price: 700 }],
])("a sale and a purchase %s are a sale and a purchase", (_, given, taken) => {
  const rows = [
    row({ at: "20-07-2021,00:00", quantity: 84, price: 187.7975, total: -13400, ...given }),
    row({ at: "20-07-2021,00:00", quantity: -21, price: 751.19, total: 13400, ...taken }),
  ];
  expect(held(...rows, bought).held).toEqual([["US67066G1040", 84, 13400, "EUR"]]);
});

import { expect, it } from "vitest";
import { companyLabel, spokenName, unshouted } from "./company-name.ts";

it.each([
  ["Apple Inc.", "Apple"],
  ["AGILENT TECHNOLOGIES, INC.", "Agilent Technologies"],
  ["JPMorgan Chase & Co.", "JPMorgan Chase"],
  ["The Coca-Cola Company", "The Coca-Cola"],
  ["Enel S.p.A.", "Enel"],
  ["Banco Santander, S.A.", "Banco Santander"],
  ["3M Company", "3M"],
  ["KLA Corporation", "KLA"],
  ["BANK OF AMERICA CORP /DE/", "Bank of America"],
  ["SO", "SO"],
])("calls %s %s in a sentence", (name, spoken) => {
  expect(spokenName(name)).toBe(spoken);
});

it("leaves initials and mixed names as they are", () => {
  expect(unshouted("AT&T")).toBe("AT&T");
  expect(unshouted("IBM CORPORATION")).toBe("IBM Corporation");
  expect(unshouted("eBay Inc.")).toBe("eBay Inc.");
  expect(unshouted("NVIDIA Corporation")).toBe("NVIDIA Corporation");
  expect(unshouted("EATON CORPORATION plc")).toBe("Eaton Corporation plc");
  expect(unshouted("BP plc")).toBe("BP plc");
});

it("names a company by its symbol and its name, and one whose name is not known by its symbol alone", () => {
  expect(companyLabel({ ticker: "KO", name: "Coca-Cola Company" })).toBe("KO · Coca-Cola");
  expect(companyLabel({ ticker: "ZZZZZ", name: "ZZZZZ" })).toBe("ZZZZZ");
});

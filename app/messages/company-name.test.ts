import { expect, it } from "vitest";
import { companyLabel, spokenName, unshouted } from "./company-name.ts";

it.each([
  ["Apple Inc.", "Apple"],
  ["AGILENT TECHNOLOGIES, INC.", "Agilent Technologies"],
  ["JPMorgan Chase & Co.", "JPMorgan Chase"],
  ["The Coca-Cola Company", "Coca-Cola"],
  ["The Travelers Companies Inc.", "Travelers"],
  ["The Trade Desk Inc.", "The Trade Desk"],
  ["Eli Lilly and Company", "Eli Lilly"],
  ["Becton, Dickinson and Company", "Becton, Dickinson"],
  ["Church & Dwight Co., Inc.", "Church & Dwight"],
  ["Rand Capital Corporation", "Rand Capital"],
  ["CRH public limited company", "CRH"],
  ["Hermès International S.C.A.", "Hermès International"],
  ["Aena S.M.E., S.A.", "Aena"],
  ["ACS, Actividades de Construcción y Servicios, S.A.", "ACS"],
  ["International Business Machines Corporation (IBM)", "IBM"],
  ["American International Group, Inc. (AIG)", "AIG"],
  ["Enel S.p.A.", "Enel"],
  ["Banco Santander, S.A.", "Banco Santander"],
  ["3M Company", "3M"],
  ["KLA Corporation", "KLA"],
  ["BANK OF AMERICA CORP /DE/", "Bank of America"],
  ["SO", "SO"],
  ["Industria de Diseño Textil, S.A. (Inditex)", "Inditex"],
  ["Bayerische Motoren Werke AG (BMW)", "BMW"],
  ["Corporación Acciona Energías Renovables, S.A. (Acciona Energía)", "Acciona Energía"],
  ["Duke Energy Corporation (Holding Company)", "Duke Energy"],
  ["American Tower Corporation (REIT)", "American Tower"],
  ["STERIS plc (Ireland)", "Steris"],
  ["Apollo Global Management Inc. (New)", "Apollo Global Management"],
  ["Edison S.p.A. (savings shares)", "Edison"],
  ["Volkswagen AG (preference shares)", "Volkswagen"],
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

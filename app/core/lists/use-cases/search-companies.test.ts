import { createMarketData } from "@valora/market-data";
import { describe, expect, it } from "vitest";
import { readTicker } from "../../analysis/use-cases/read-analysis-query.ts";
import { tickerMeant } from "./search-companies.ts";

const marketData = createMarketData();

describe("what was typed into the ticker box", () => {
  it.each([
    ["aapl", "AAPL"],
    ["BRK-B", "BRK.B"],
    ["brk b", "BRK.B"],
    ["BRKB", "BRK.B"],
    ["bf/b", "BF.B"],
    ["Deutsche", "DEUTSCHE"],
    ["BME:SAN", "SAN.MC"],
    ["ENEL IM", "ENEL.MI"],
    ["TEF:BME", "TEF.MC"],
    ["eni:mil", "ENI.MI"],
    ["MC:PAR", "MC.PA"],
    ["MC:EPA", "MC.PA"],
    ["MC:TEF", "TEF.MC"],
    ["SAP GR", "SAP.DE"],
    ["FRA:SAP", "SAP.DE"],
    ["ASML:AEX", "ASML.AS"],
    ["EURONEXT:ASML", "ASML.AS"],
    ["euronext: or", "OR.PA"],
    ["TEF.MAD", "TEF.MC"],
    ["TEF-MC", "TEF.MC"],
    ["ENI.IM", "ENI.MI"],
    ["SAP.XETRA", "SAP.DE"],
    ["AAPL.US", "AAPL"],
    ["BME TEF", "TEF.MC"],
    ["BME-TEF", "TEF.MC"],
    ["BME/TEF", "TEF.MC"],
    ["Telefónica (TEF)", "TEF.MC"],
    ["Banco Santander (SAN)", "SAN.MC"],
    ["Telefónica (BME: TEF)", "TEF.MC"],
    ["TEF (BME)", "TEF.MC"],
    ["ES0113900J37", "SAN.MC"],
    ["us 0378331005", "AAPL"],
    ["K8MS7FD7N5Z2WQ51AZ71", "BBVA.MC"],
    ["apple", "AAPL"],
    ["Coca Cola", "KO"],
    ["ford", "F"],
    ["KO stock", "KO"],
    ["acciones mar", "MAR"],
    ["apple shares", "AAPL"],
    ["SAP.DE", "SAP.DE"],
    ["vow3.mi", "VOW3.DE"],
    ["BMW.MI", "BMW.DE"],
    ["TEF.MI", "TEF.MC"],
    ["HO", "HO.PA"],
    ["AXA", "CS.PA"],
    ["BASF", "BAS.DE"],
    ["axa", "CS.PA"],
    ["SAB", "SAB.MC"],
    ["sab", "SAB.MC"],
    ["SLR", "SLR.MC"],
    ["EN", "EN.PA"],
    ["CAP", "CAP.PA"],
    ["BVI", "BVI.PA"],
    ["RI", "RI.PA"],
    ["VOW3", "VOW3.DE"],
    ["HEN3", "HEN3.DE"],
    ["RWE", "RWE.DE"],
    ["DBK", "DBK.DE"],
    ["BEI", "BEI.DE"],
    ["MUV2", "MUV2.DE"],
    ["GB00BVZK7T90", "GB00BVZK7T90"],
    ["NL0015002SN0", "QIA.DE"],
    ["ISIN ES0113900J37", "SAN.MC"],
    ["volkswagen pref", "VOW3.DE"],
    ["pacific gas", "PCG"],
  ])("%s means %s", (typed, ticker) => {
    expect(tickerMeant({ marketData }, typed)).toBe(ticker);
  });

  it.each([
    ["NL0011585146", "NL0011585146", "two listings have it"],
    ["5493006MHB84DD0ZWV18", "5493006MHB84DD0ZWV18", "two classes have it"],
    ["UNI", "UNI", "two companies have the symbol, and a third has it in its name"],
    ["LR", "LR", "two companies have the symbol"],
    ["GB0008782301", "GB0008782301", "no list has it"],
    ["BAC-PL", "BAC.PR.L", "a class of shares comes before Lisbon"],
    ["AAPL.ZZ", "AAPL.ZZ", "no exchange has that code"],
    ["NOPE (BME)", "NOPE (BME)", "no share of Madrid has that symbol"],
    ["KO (;)", "KO (;)", "what is in the brackets is no exchange"],
    ["american", "AMERICAN", "many have it in their name"],
    ["KO-", "KO-", "something is left over"],
    ["KO'--", "KO'--", "it is meant for a program"],
    ["{{apple}}", "{{apple}}", "it is meant for a program"],
    ["K\u200bO", "K\u200bO", "something is hidden in it"],
    ["the bank", "the bank", "no company is called so"],
    ["deutsche bö ba", "deutsche bö ba", "no company is called so"],
    ["nothing like that", "nothing like that", "nothing is found"],
    ["BRK--B", "BRK--B", "it has a separator too many"],
    ["BRK.-B", "BRK.-B", "it has a separator too many"],
    ["-BRK-B", "-BRK-B", "it begins with a separator"],
    ["AAPL\nUS", "AAPL\nUS", "it has two lines"],
    ["AAPL\u00a0US", "AAPL\u00a0US", "its space is no plain one"],
    ["ſAN SM", "ſAN SM", "its first letter only looks like one when it is made large"],
    ["ESſ113900J37", "ESſ113900J37", "a letter of it is no letter of an ISIN"],
    ["KO\n", "KO\n", "it ends with a line break"],
    ["\tKO", "\tKO", "it begins with a tabulator"],
    ["Facebook\n", "Facebook\n", "it ends with a line break"],
    ["K\u212a", "K\u212a", "the sign of a unit stands for a letter"],
    ["KO!", "KO!", "KO Gold is not the company with that symbol"],
    ["K\u00d6", "K\u00d6", "its second letter is none of a symbol"],
    ["KO\ufe0f", "KO\ufe0f", "something is hidden in it"],
    ["SU.PA!", "SU.PA!", "SUPA Consolidated is not Schneider"],
    ["I T", "I T", "Amadeus IT is not Gartner"],
    ["\u212bpple", "\u212bpple", "the sign of a unit stands for a letter"],
  ])("%s stays as it is: %s", (typed, ticker, why) => {
    expect(tickerMeant({ marketData }, typed), why).toBe(ticker);
  });
});

it("reads a symbol with its exchange, an ISIN and a name in the API too, and refuses two symbols", () => {
  const meant = (typed: string) => tickerMeant({ marketData }, typed);
  expect(readTicker("BME:SAN", meant)).toBe("SAN.MC");
  expect(readTicker("ES0113900J37", meant)).toBe("SAN.MC");
  expect(readTicker("Coca Cola", meant)).toBe("KO");
  expect(() => readTicker("AAPL MSFT", meant)).toThrow("tickerInvalid");
});

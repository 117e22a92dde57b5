import { setTimeout } from "node:timers/promises";
import { inspect } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Failure, type FailureCode } from "../../../failure.ts";
import type { Credentials } from "../use-cases/broker-context.ts";
import { askBrokerAt } from "./ask-broker.ts";
import {
  alpacaKey,
  alpacaPosition,
  flexDocument,
  flexError,
  flexPart,
  flexPosition,
  flexQuery,
  flexToken,
  json,
  startBrokerServers,
  xml,
} from "./broker-servers-contract.ts";

let servers: Awaited<ReturnType<typeof startBrokerServers>>;
beforeAll(async () => {
  servers = await startBrokerServers();
});
beforeEach(() => {
  servers.answers({});
  servers.asked.length = 0;
});
afterAll(() => servers.close());

const flex: Credentials = { broker: "interactiveBrokers", token: flexToken, query: flexQuery };
const alpaca: Credentials = { broker: "alpaca", ...alpacaKey, isPaper: true };
const waits: number[] = [];
const asking = (answerInMilliseconds = 2_000) =>
  askBrokerAt({
    addresses: servers.addresses,
    pause: async (milliseconds, signal) => {
      waits.push(milliseconds);
      signal.throwIfAborted();
    },
    answerInMilliseconds,
  });
const ask = (credentials: Credentials, answerInMilliseconds?: number) =>
  asking(answerInMilliseconds)(credentials, AbortSignal.timeout(20_000));

/** The failure, whose whole content holds nothing of what opens the account. */
async function refused(credentials: Credentials, answerInMilliseconds?: number): Promise<Failure> {
  const failure = await ask(credentials, answerInMilliseconds).catch((error: unknown) => error);
  if (!(failure instanceof Failure)) return expect.unreachable(String(failure));
  const whole = inspect(failure, { depth: 9, showHidden: true });
  for (const secret of [flexToken, alpacaKey.secret, alpacaKey.keyId, flexQuery]) expect(whole).not.toContain(secret);
  expect(failure.cause).toBeUndefined();
  return failure;
}
const says = (code: FailureCode, params: object = {}) =>
  expect.objectContaining({ code, params: expect.objectContaining(params) });

describe("Interactive Brokers", () => {
  it("is asked by two calls of version 3, and says shares, other positions, cash and the day", async () => {
    const statement = await ask(flex);
    expect(servers.asked.map(({ path }) => path)).toEqual([
      `/flex/SendRequest?t=${flexToken}&q=${flexQuery}&v=3`,
      `/flex/GetStatement?t=${flexToken}&q=4444888877&v=3`,
    ]);
    expect(statement.holdings).toEqual([
      {
        ...{
          symbol: "KO",
          isin: "US1912161007",
          name: "COCA-COLA CO/THE",
          quantity: 120,
          quotedIn: "USD",
          listedAt: "",
        },
        paid: { amount: 6060, currency: "USD" },
      },
      {
        ...{ symbol: "SAN", isin: "ES0113900J37", name: null, quantity: 200.5, quotedIn: "EUR", listedAt: ".MC" },
        paid: { amount: 641.6, currency: "EUR" },
      },
    ]);
    expect(statement).toMatchObject({ accounts: 1, asOf: "2026-11-27", tellsCash: true });
    expect(statement.leftOut).toEqual([
      { text: "KO 18DEC26 60 C · OPT · 1 · USD", reason: "notAShare" },
      { text: "1234.5 · EUR", reason: "cash" },
    ]);
  });

  it("is waited for while it prepares the statement, at a pace, and no longer than its bound", async () => {
    waits.length = 0;
    servers.answers({
      statement: [
        flexError("1019", "Warn"),
        flexError("1004"),
        xml(flexDocument(flexPart({ positions: [flexPosition({ symbol: "KO", position: 1 })] }))),
      ],
    });
    expect((await ask(flex)).holdings).toHaveLength(1);
    expect(waits).toEqual([1_500, 2_500, 4_000]);
    servers.answers({ statement: [flexError("1019", "Warn")] });
    servers.asked.length = 0;
    expect(await refused(flex)).toEqual(says("brokerStatementPending", { retryAfter: 60 }));
    expect(servers.asked.length).toBeLessThanOrEqual(10);
    servers.answers({ send: [flexError("1009")] });
    expect(await refused(flex)).toEqual(says("brokerStatementPending"));
  });

  it("is given up when its reader's time is over", async () => {
    servers.answers({ statement: [flexError("1019", "Warn")] });
    const pausing = askBrokerAt({
      addresses: servers.addresses,
      pause: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }),
    });
    await expect(pausing(flex, AbortSignal.timeout(300))).rejects.toEqual(says("brokerStatementPending"));
  });

  it.each([
    ["1003", "brokerStatementUnavailable"],
    ["1010", "brokerQueryInvalid"],
    ["1011", "brokerServiceInactive"],
    ["1012", "brokerTokenExpired"],
    ["1013", "brokerAddressRefused"],
    ["1014", "brokerQueryInvalid"],
    ["1015", "brokerTokenInvalid"],
    ["1016", "brokerAccountInvalid"],
    ["1018", "brokerTooManyRequests"],
    ["1020", "brokerTokenInvalid"],
    ["1099", "brokerRefused"],
  ] as const)("refuses with %s: %s", async (code, failure) => {
    servers.answers({ send: [flexError(code)] });
    expect(await refused(flex)).toEqual(says(failure));
    expect(servers.asked).toHaveLength(1);
    servers.answers({ statement: [flexError(code)] });
    expect(await refused(flex)).toEqual(says(failure));
  });

  it("refuses a token and a query that are not its own", async () => {
    expect(await refused({ ...flex, token: "111111111111" })).toEqual(says("brokerTokenInvalid"));
    expect(await refused({ ...flex, query: "1" })).toEqual(says("brokerQueryInvalid"));
  });

  const statementOf = async (...parts: readonly string[]) => {
    servers.answers({ statement: [xml(flexDocument(...parts))] });
    return ask(flex);
  };
  const failureOf = (...parts: readonly string[]) => {
    servers.answers({ statement: [xml(flexDocument(...parts))] });
    return refused(flex);
  };
  const ko = { symbol: "KO", position: 10 };

  it("must have the section of positions, and its fields", async () => {
    expect(await failureOf(flexPart({ positions: null }))).toEqual(
      says("brokerSectionMissing", { section: "Open Positions" }),
    );
    const short = '<OpenPosition symbol="KO" position="1" currency="USD" assetCategory="STK" />';
    expect(await failureOf(flexPart({ positions: [short] }))).toEqual(
      says("brokerFieldsMissing", { section: "Open Positions", fields: "ISIN, Listing Exchange, Level of Detail" }),
    );
  });

  it("says that it tells no cash where the query has no such section", async () => {
    const { tellsCash, leftOut } = await statementOf(flexPart({ positions: [flexPosition(ko)], cash: null }));
    expect([tellsCash, leftOut]).toEqual([false, []]);
  });

  it("counts lots where they stand alone, and never beside the whole", async () => {
    const lot = (position: number) => flexPosition({ ...ko, position, levelOfDetail: "LOT" });
    const quantities = async (...positions: readonly string[]) =>
      (await statementOf(flexPart({ positions }))).holdings.map(({ quantity }) => quantity);
    expect(await quantities(lot(4), lot(6))).toEqual([4, 6]);
    expect(await quantities(flexPosition(ko), lot(4), lot(6))).toEqual([10]);
  });

  it("adds up several accounts, says how many, and takes the earliest day", async () => {
    const other = { accountId: "U7654321", toDate: "20261126" };
    const statement = await statementOf(
      flexPart({ positions: [flexPosition(ko)] }),
      flexPart({ ...other, positions: [flexPosition(ko)] }),
    );
    expect(statement).toMatchObject({
      accounts: 2,
      asOf: "2026-11-26",
      holdings: [{ quantity: 10 }, { quantity: 10 }],
    });
  });

  it("counts no account several times where the query is broken down by day", async () => {
    const days = ["20261126", "20261127"].map((toDate) => flexPart({ toDate, positions: [flexPosition(ko)] }));
    expect(await failureOf(...days)).toEqual(says("brokerSeveralDays"));
  });

  it("claims no day that can be read in two ways", async () => {
    expect((await statementOf(flexPart({ toDate: "11/12/2026", positions: [flexPosition(ko)] }))).asOf).toBeNull();
  });

  it("says what is no share to value, and why", async () => {
    const { holdings, leftOut } = await statementOf(
      flexPart({
        positions: [
          flexPosition({ ...ko, position: -3 }),
          flexPosition({ symbol: "SPY", subCategory: "ETF", position: 2 }),
          flexPosition({ symbol: "ESZ6", assetCategory: "FUT", position: 1 }),
          flexPosition({ symbol: "KO", assetCategory: "CFD", position: 5 }),
          flexPosition({ symbol: "ODD", multiplier: 100, position: 1 }),
          flexPosition({ symbol: "BAD", position: "1,234" }),
        ],
      }),
    );
    expect(holdings).toEqual([]);
    expect(leftOut.map(({ reason }) => reason)).toEqual([
      ...["short", "notAShare", "notAShare", "notAShare", "notAShare", "quantityInvalid"],
    ]);
  });

  const entity = '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]>';
  it.each([
    ["a page", xml("<html><body>Maintenance</body></html>")],
    ["JSON", json({ statements: [] })],
    ["a statement cut short", xml(flexDocument(flexPart({})).slice(0, 150))],
    ["nothing", xml("")],
    ["entities to expand", xml(`${entity}${flexDocument(flexPart({}))}`)],
    ["an entity of its own", xml(flexDocument(flexPart({ positions: ['<OpenPosition symbol="&c;" />'] })))],
    ["a success without a code", xml("<FlexStatementResponse><Status>Success</Status></FlexStatementResponse>")],
    ["another place", xml("", 302)],
  ] as const)("that answers with %s is not read", async (_, answer) => {
    servers.answers({ statement: [answer] });
    expect(await refused(flex)).toEqual(says("brokerAnswerUnreadable", { broker: "interactiveBrokers" }));
  });

  it("that sends more than can be needed, is slow, down or gone is given up", async () => {
    servers.answers({ statement: [xml(`<FlexQueryResponse>${" ".repeat(4 * 1_048_576)}</FlexQueryResponse>`)] });
    expect(await refused(flex)).toEqual(says("brokerAnswerTooLarge", { broker: "interactiveBrokers" }));
    servers.answers({
      statement: [
        xml(
          flexDocument(flexPart({ positions: [flexPosition(ko).repeat(20_001)] })).replaceAll(
            / (?:side|subCategory|description|multiplier|costBasisMoney)="[^"]*"/g,
            "",
          ),
        ),
      ],
    });
    expect(["brokerAnswerTooLarge"]).toContain((await refused(flex)).code);
    servers.answers({ statement: [() => {}] });
    expect(await refused(flex, 200)).toEqual(says("brokerUnreachable"));
    servers.answers({ statement: [(response) => response.writeHead(200).write("<Flex")] });
    expect(await refused(flex, 200)).toEqual(says("brokerUnreachable"));
    servers.answers({ statement: [xml("", 503)] });
    expect(await refused(flex)).toEqual(says("brokerUnreachable"));
    servers.answers({ send: [(_, request) => request.socket.destroy()] });
    expect(await refused(flex)).toEqual(says("brokerUnreachable"));
  });
});

describe("Alpaca", () => {
  it("is asked by two requests with the key in headers, and says fractions of shares, other positions and cash", async () => {
    servers.answers({
      positions: [
        json([
          alpacaPosition({ symbol: "KO", qty: "0.123456789", cost_basis: "7.5" }),
          alpacaPosition({ symbol: "BRK.B", qty: "2", cost_basis: "800" }),
          alpacaPosition({ symbol: "TSLA", qty: "-3", side: "short", cost_basis: "-600" }),
          alpacaPosition({ symbol: "BTCUSD", qty: "0.1", asset_class: "crypto", exchange: "CRYPTO" }),
          alpacaPosition({ symbol: "KO261218C00060000", qty: "1", asset_class: "us_option" }),
        ]),
      ],
    });
    const statement = await ask(alpaca);
    expect(servers.asked.map(({ path }) => path)).toEqual(["/paper/v2/account", "/paper/v2/positions"]);
    expect(servers.asked.map(({ headers }) => headers["apca-api-key-id"])).toEqual([alpacaKey.keyId, alpacaKey.keyId]);
    expect(
      statement.holdings.map(({ symbol, quantity, paid, listedAt, quotedIn }) => [
        symbol,
        quantity,
        paid,
        listedAt,
        quotedIn,
      ]),
    ).toEqual([
      ["KO", 0.123456789, { amount: 7.5, currency: "USD" }, "", "USD"],
      ["BRK.B", 2, { amount: 800, currency: "USD" }, "", "USD"],
    ]);
    expect(statement.leftOut).toEqual([
      { text: "TSLA · us_equity · -3", reason: "short" },
      { text: "BTCUSD · crypto · 0.1", reason: "notAShare" },
      { text: "KO261218C00060000 · us_option · 1", reason: "notAShare" },
      { text: "1000.25 · USD", reason: "cash" },
    ]);
    expect(statement).toMatchObject({ accounts: 1, asOf: null, tellsCash: true });
  });

  it("refuses a key that is not its own, and one for practice at the other address", async () => {
    expect(await refused({ ...alpaca, secret: "wrong".repeat(8) })).toEqual(says("brokerKeyRefused"));
    expect(await refused({ ...alpaca, isPaper: false })).toEqual(says("brokerKeyRefused"));
  });

  it("says when it may be asked again", async () => {
    servers.answers({ positions: [json({}, 429, { "Retry-After": "7" })] });
    expect(await refused(alpaca)).toEqual(says("brokerTooManyRequests", { broker: "alpaca", retryAfter: 7 }));
  });

  it.each([
    ["a page", xml("<html></html>")],
    ["another shape", json({ positions: [] })],
    ["a side that is none", json([alpacaPosition({ symbol: "KO", qty: "1", side: "both" })])],
    ["a redirect", json({}, 302, { Location: "https://elsewhere.example/" })],
  ] as const)("that answers with %s is not read", async (_, answer) => {
    servers.answers({ positions: [answer] });
    expect(await refused(alpaca)).toEqual(says("brokerAnswerUnreadable", { broker: "alpaca" }));
  });

  it("that is down or slow is given up", async () => {
    servers.answers({ account: [json({}, 500)] });
    expect(await refused(alpaca)).toEqual(says("brokerUnreachable", { broker: "alpaca" }));
    servers.answers({ account: [() => {}] });
    expect(await refused(alpaca, 200)).toEqual(says("brokerUnreachable", { broker: "alpaca" }));
  });
});

import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrokerAddresses } from "./broker-fetch.ts";

export const flexToken = "271828182845904523536028";
export const flexQuery = "987654";
const reference = "4444888877";
export const alpacaKey = { keyId: "PKTESTTESTTESTTEST01", secret: "abcdEFGH1234abcdEFGH1234abcdEFGH1234abcd" };

export type Asked = { path: string; headers: IncomingHttpHeaders; at: number };
type Answer = (response: ServerResponse, request: IncomingMessage) => void;

export const xml =
  (body: string, status = 200): Answer =>
  (response) =>
    response.writeHead(status, { "Content-Type": "text/xml;charset=utf-8" }).end(body);
export const json =
  (body: unknown, status = 200, headers = {}): Answer =>
  (response) =>
    response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));

const responseOf = (inside: string) =>
  `<FlexStatementResponse timestamp='28 November, 2026 10:37 AM EST'>\n${inside}\n</FlexStatementResponse>`;
export const flexError = (code: string, status = "Fail"): Answer =>
  xml(
    responseOf(`<Status>${status}</Status><ErrorCode>${code}</ErrorCode><ErrorMessage>As documented.</ErrorMessage>`),
  );
const accepted = xml(
  responseOf(
    `<Status>Success</Status><ReferenceCode>${reference}</ReferenceCode><Url>https://elsewhere.example/GetStatement</Url>`,
  ),
);

const attributes = (fields: Readonly<Record<string, string | number>>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}="${String(value).replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`)
    .join(" ");

type Row = Readonly<Record<string, string | number>>;
const shareRow = {
  ...{ accountId: "U1234567", currency: "USD", assetCategory: "STK", subCategory: "COMMON", multiplier: 1 },
  ...{ isin: "", listingExchange: "NYSE", description: "", costBasisMoney: "", levelOfDetail: "SUMMARY", side: "Long" },
};
/** A position as the service writes it, with all of its fields. */
export const flexPosition = (fields: Row) => `<OpenPosition ${attributes({ ...shareRow, ...fields })} />`;

type Sections = {
  accountId?: string;
  toDate?: string;
  positions?: readonly string[] | null;
  cash?: readonly Row[] | null;
};
export const flexPart = ({ accountId = "U1234567", toDate = "20261127", positions = [], cash = [] }: Sections) =>
  [
    `<FlexStatement accountId="${accountId}" fromDate="${toDate}" toDate="${toDate}" period="LastBusinessDay" whenGenerated="20261128;031501">`,
    positions === null ? "" : `<OpenPositions>${positions.join("\n")}</OpenPositions>`,
    cash === null
      ? ""
      : `<CashReport>${cash.map((row) => `<CashReportCurrency ${attributes(row)} />`).join("\n")}</CashReport>`,
    "</FlexStatement>",
  ].join("\n");
export const flexDocument = (...parts: readonly string[]) =>
  `<FlexQueryResponse queryName="Valora" type="AF">\n<FlexStatements count="${parts.length}">\n${parts.join("\n")}\n</FlexStatements>\n</FlexQueryResponse>`;

/** What the servers say until a test has them say something else. */
export const usualStatement = flexDocument(
  flexPart({
    positions: [
      flexPosition({
        symbol: "KO",
        isin: "US1912161007",
        description: "COCA-COLA CO/THE",
        position: 120,
        costBasisMoney: 6060,
      }),
      flexPosition({ symbol: "KO", isin: "US1912161007", position: 120, costBasisMoney: 6060, levelOfDetail: "LOT" }),
      flexPosition({
        symbol: "SAN",
        isin: "ES0113900J37",
        listingExchange: "BM",
        currency: "EUR",
        position: 200.5,
        costBasisMoney: 641.6,
      }),
      flexPosition({ symbol: "KO 18DEC26 60 C", assetCategory: "OPT", subCategory: "C", multiplier: 100, position: 1 }),
    ],
    cash: [
      { accountId: "U1234567", currency: "BASE_SUMMARY", endingCash: 3300 },
      { accountId: "U1234567", currency: "EUR", endingCash: "1234.5" },
    ],
  }),
);
const usualAccount = { id: "1d9e", account_number: "PA1", status: "ACTIVE", currency: "USD", cash: "1000.25" };
export const alpacaPosition = (fields: object) => ({
  ...{ asset_id: "4ce9", asset_class: "us_equity", exchange: "NYSE", side: "long", avg_entry_price: "50.5" },
  ...fields,
});

/**
 * Servers that speak the Flex Web Service and Alpaca's API as their makers document them, with the answers that a test gives: the first for
 * the first request, the last for all after it.
 */
export async function startBrokerServers() {
  const asked: Asked[] = [];
  const answers = {
    send: [accepted] as Answer[],
    statement: [xml(usualStatement)] as Answer[],
    account: [json(usualAccount)] as Answer[],
    positions: [json([alpacaPosition({ symbol: "KO", qty: "0.5", cost_basis: "25.25" })])] as Answer[],
  };
  const usual = { ...answers };
  const said = (name: keyof typeof answers): Answer => {
    const [first = accepted, ...rest] = answers[name];
    if (rest.length > 0) answers[name] = rest;
    return first;
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "", "http://broker.example");
    asked.push({ path: `${url.pathname}${url.search}`, headers: request.headers, at: performance.now() });
    answerTo(url, request)(response, request);
  });
  const answerOfFlex = ({ pathname, searchParams: given }: URL, hasAgent: boolean): Answer => {
    if (given.get("v") !== "3" || !hasAgent) return flexError("1020");
    if (given.get("t") !== flexToken) return flexError("1015");
    if (pathname === "/flex/SendRequest") return given.get("q") === flexQuery ? said("send") : flexError("1014");
    return given.get("q") === reference ? said("statement") : flexError("1017");
  };
  const answerTo = (url: URL, { headers }: IncomingMessage): Answer => {
    const { pathname } = url;
    if (pathname.startsWith("/flex/")) return answerOfFlex(url, headers["user-agent"] !== undefined);
    const isKnown =
      headers["apca-api-key-id"] === alpacaKey.keyId && headers["apca-api-secret-key"] === alpacaKey.secret;
    if (!isKnown || !pathname.startsWith("/paper/")) return json({ message: "forbidden." }, 403);
    return said(pathname === "/paper/v2/account" ? "account" : "positions");
  };
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const origin = `http://127.0.0.1:${port}`;
  const addresses: BrokerAddresses = {
    flex: `${origin}/flex`,
    alpaca: `${origin}/live`,
    alpacaPaper: `${origin}/paper`,
  };
  return {
    asked,
    addresses,
    answers(next: Partial<typeof answers>) {
      Object.assign(answers, usual, next);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

import { mostOf } from "../../../core/usage/use-cases/most-of.ts";
import type { PortfolioStore, StoredPortfolio } from "../../portfolio/use-cases/kept-portfolio-context.ts";
import type { AskBroker, BrokerContext, BrokerStatement, Credentials, StoredConnection } from "./broker-context.ts";

const now = () => new Date("2026-11-29T09:12:00Z");
export const idOfConnection = "01890000-0000-7000-8000-0000000000c1";

/** A statement of one share and what is none, until a test says another or a failure. */
export const statementOf = (changes: Partial<BrokerStatement> = {}): BrokerStatement => ({
  holdings: [
    { symbol: "KO", isin: null, name: null, quantity: 3, paid: null, quotedIn: "USD", listedAt: "" },
    { symbol: "ZZ", isin: null, name: null, quantity: 9, paid: null, quotedIn: "EUR", listedAt: null },
  ],
  leftOut: [{ text: "KO 18DEC26 60 C", reason: "notAShare" }],
  ...{ accounts: 2, asOf: "2026-11-27", tellsCash: false },
  ...changes,
});

type Kept = StoredConnection & { credentials: Credentials };

/** Connections in memory, beside portfolios in memory; the broker answers as the test says. */
export function memoryOfBrokers(portfolios: Pick<PortfolioStore, "add" | "list" | "find">, isOffered = true) {
  const kept: Kept[] = [];
  const asked: Credentials[] = [];
  let answer: () => BrokerStatement = () => statementOf();
  const askBroker: AskBroker = async (credentials) => {
    asked.push(credentials);
    return answer();
  };
  const portfolioOf = async (accountId: string, { portfolioId }: Kept): Promise<StoredPortfolio | null> =>
    portfolios.find(accountId, portfolioId);
  const connections: BrokerContext["connections"] = {
    refusalOf: async (accountId, name) =>
      (await portfolios.list(accountId)).some((each) => each.name === name) ? "nameTaken" : null,
    async add({ accountId, credentials, name, currency, fetched }, most) {
      const { positions, ...told } = fetched;
      const portfolio = await portfolios.add({ accountId, name, currency, positions, changedAt: now() }, most);
      if (typeof portfolio === "string") return portfolio;
      const added: Kept = {
        ...{ ...told, id: idOfConnection, broker: credentials.broker, credentials },
        isPaper: credentials.broker === "alpaca" && credentials.isPaper,
        ...{ portfolioId: portfolio.id, portfolioName: name, portfolioChangedAt: now() },
        ...{ connectedAt: now(), fetchedAt: now() },
      };
      kept.push(added);
      return added;
    },
    async refresh({ accountId, id, fetched: { positions, ...told } }) {
      const found = kept.find((each) => each.id === id);
      if (found === undefined) return null;
      const portfolio = await portfolioOf(accountId, found);
      if (portfolio !== null) Object.assign(portfolio, { positions, changedAt: now() });
      return Object.assign(found, told);
    },
    list: async () => kept.map(({ credentials: _secret, ...connection }) => connection),
    find: async (_account, id) => kept.find((each) => each.id === id) ?? null,
    credentialsOf: async (_account, id) => kept.find((each) => each.id === id)?.credentials ?? null,
    async remove(_account, id) {
      const place = kept.findIndex((each) => each.id === id);
      return place >= 0 && kept.splice(place, 1).length > 0;
    },
  };
  return {
    asked,
    says: (next: () => BrokerStatement) => {
      answer = next;
    },
    open: async () => ({
      mostOf: mostOf(true),
      ...{ now, isOffered, connections, askBroker },
      rates: { take: async () => null, forget: async () => {} },
    }),
  };
}

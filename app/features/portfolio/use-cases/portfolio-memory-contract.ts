import { mostOf } from "../../../core/usage/use-cases/most-of.ts";
import { keptPortfoliosIn } from "./keep-portfolio.ts";
import type { PortfolioStore, StoredPortfolio } from "./kept-portfolio-context.ts";

/** Portfolios in memory. */
export function memoryOfPortfolios() {
  const kept: StoredPortfolio[] = [];
  const store: PortfolioStore = {
    async add({ accountId: _account, ...portfolio }) {
      if (kept.some(({ name }) => name === portfolio.name)) return "nameTaken";
      const added = { ...portfolio, id: `01890000-0000-7000-8000-00000000000${kept.length}` };
      kept.push(added);
      return added;
    },
    async replace(id, { accountId: _account, ...portfolio }, readAt) {
      const former = kept.find((each) => each.id === id);
      if (former === undefined) return "notThere";
      if (readAt !== null && former.changedAt.getTime() !== readAt.getTime()) return "changedSince";
      return Object.assign(former, portfolio);
    },
    list: async () => kept,
    find: async (_account, id) => kept.find((each) => each.id === id) ?? null,
    async remove(_account, id) {
      const place = kept.findIndex((each) => each.id === id);
      return place >= 0 && kept.splice(place, 1).length > 0;
    },
  };
  const portfolios = keptPortfoliosIn(async () => ({
    mostOf: mostOf(true),
    now: () => new Date("2026-09-01T12:00:00Z"),
    portfolios: store,
  }));
  return { kept, store, portfolios };
}

import { createMarketData, memoryState } from "@valora/market-data";
import { liveProviders } from "@valora/market-data/live";
import type { ProviderId } from "@valora/market-data/providers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { earlierData } from "../../../../packages/market-data/vendors-server/earlier-data.ts";
import { startVendorsServer, type VendorsServer } from "../../../../packages/market-data/vendors-server/server.ts";
import type { Behaviour } from "../../../../packages/market-data/vendors-server/vendor.ts";
import { servedProduct } from "../../../api/served-product.ts";
import { AnalysisAnswer } from "../../../core/analysis/contracts/analysis-answer.ts";
import { Problem } from "../../../core/shared/contracts/problem.ts";
import { type Language, languages } from "../../../messages/languages.ts";
import { productOf } from "../../../wiring/composition.server.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import { load } from "../route-call-contract.ts";

const ofAccounts = ["sec-edgar", "fmp", "eodhd", "yahoo"] as const;
const ofPricesAlone = ["finnhub", "twelve-data", "tiingo"] as const;

/** What a vendor does, the reason that the note names, and the failure where its accounts alone were asked for. */
const misbehaved: readonly (readonly [Behaviour, reason: string, code: string])[] = [
  ["slow", "timedOut", "upstreamTimeout"],
  ["failing", "unreachable", "upstreamUnavailable"],
  ["limited", "rateLimited", "upstreamLimited"],
  ["refusing", "keyRefused", "upstreamUnavailable"],
  ["garbage", "unreadable", "upstreamInvalid"],
  ["halfBody", "unreachable", "upstreamUnavailable"],
  ["wrongShape", "unreadable", "upstreamInvalid"],
  ["wrongCompany", "unreadable", "upstreamInvalid"],
];
/** The registry's list gives the symbol another number, under which nothing is filed. */
const ofAnother: Readonly<Record<string, readonly [reason: string, code: string]>> = {
  "sec-edgar wrongCompany": ["unknownTicker", "providerLacksCompany"],
};

const now = () => Date.parse("2026-11-30T12:00:00Z");
const patienceInMilliseconds = { slow: 400, other: 4_000 };
let server: VendorsServer;
let included: AnalysisAnswer;
const earlier = earlierData();
beforeAll(async () => {
  server = await startVendorsServer();
  included = AnalysisAnswer.parse(await (await ask(await productFacing(null), "")).json());
});
afterAll(async () => {
  earlier.remove();
  await server.close();
});

/** An installation with the included data and one provider. */
async function productFacing(id: ProviderId | null, behaviour: Behaviour = "well") {
  if (id) server.behave(id, behaviour);
  const deadlineInMilliseconds = patienceInMilliseconds[behaviour === "slow" ? "slow" : "other"];
  const options = { state: memoryState(), now, deadlineInMilliseconds };
  const chosen = id ? [{ id, credential: "Valora offline@example.org", address: server.addressOf(id) }] : [];
  const providers = await liveProviders(chosen, options);
  const marketData = createMarketData({ dataDirectory: earlier.directory, providers, ...options });
  return productOf({ ...testContext("2026-11-30"), marketData }, null);
}
type Installation = Awaited<ReturnType<typeof productFacing>>;

const ask = (product: Installation, search: string, lang: Language = "en") =>
  servedProduct(product).request(`/api/v1/analysis?ticker=AAPL&lang=${lang}${search}`);
const valuesOf = ({ price, methods, summary, accounts }: AnalysisAnswer) => ({ price, methods, summary, accounts });

describe.each([...ofAccounts, ...ofPricesAlone])("where %s misbehaves", (id) => {
  it.each(misbehaved)("%s: the included figures count, and the page says why", async (behaviour, usual) => {
    const [reason] = ofAnother[`${id} ${behaviour}`] ?? [usual];
    const product = await productFacing(id, behaviour);
    const answer = AnalysisAnswer.parse(await (await ask(product, "")).json());
    expect(valuesOf(answer)).toEqual(valuesOf(included));
    const skipped = answer.data.notes.flatMap(({ code, params }) => (code === "providerSkipped" ? [params] : []));
    expect(skipped).toContainEqual(expect.objectContaining({ provider: id, reason }));
    expect((await load("/analysis/AAPL", { product })).status).toBe(200);
  });
});

describe.each(ofAccounts)("where the accounts of %s alone are asked for", (id) => {
  it.each(misbehaved)("%s: no figure is shown, and three languages say what happened", async (behaviour, _, usual) => {
    const [, code] = ofAnother[`${id} ${behaviour}`] ?? [null, usual];
    const titles = new Set<string>();
    for (const lang of languages) {
      const problem = Problem.parse(
        await (await ask(await productFacing(id, behaviour), `&source=${id}`, lang)).json(),
      );
      expect(problem.code).toBe(code);
      expect(problem.title).not.toMatch(/failures\.|[{}]/);
      titles.add(problem.title);
    }
    expect(titles.size).toBe(languages.length);
    // an installation of its own, as above: one remembers how a vendor failed, and what a minute allows
    const product = await productFacing(id, behaviour);
    const page = await load(`/analysis/AAPL?source=${id}`, { product });
    expect(page.data).toMatchObject({ failed: { code } });
  });
});

import { quoteInReportingCurrency, statusOf, type ValuationReport } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { exampleFigures } from "../../../core/analysis/use-cases/example-figures.ts";
import type { Example } from "../../../core/analysis/use-cases/show-example.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { translatorFor } from "../../../messages/index.ts";
import { shownAllowance } from "../../accounts/shown-allowance.ts";
import { exampleIn, exampleTickers } from "../../analysis/home-example.ts";
import { AllowanceLine } from "../../components/accounts/allowance-line.tsx";
import { MethodCards } from "../../components/home/example-charts.tsx";
import { GuideList, HowItWorks, Section } from "../../components/home/home-sections.tsx";
import type { LiveExample } from "../../components/home/live-analyser.tsx";
import { type ExampleCase, LiveSection } from "../../components/home/live-section.tsx";
import { MarketThermometer } from "../../components/home/market-thermometer.tsx";
import { TickerForm } from "../../components/home/ticker-form.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { guideLines } from "../../content/content.server.ts";
import { siteData } from "../../content/structured-data.ts";
import { appContext } from "../../context.ts";
import { thermometerIn } from "../../lists/market-thermometer.server.ts";
import { popularSuggestions } from "../../lists/popular-suggestions.ts";
// The drawing of the example stands in the page that the server sends, before its own chunk is there.
import "../../components/analysis/page/analysis.css";
import type { PageHandle } from "../../static-pages/page-handle.ts";
import type { Route } from "./+types/home";

export async function loader({ url, context }: Route.LoaderArgs) {
  const request = context.get(appContext);
  const { product, viewer } = request;
  const { language } = viewer;
  const shown = exampleIn(url.searchParams);
  const [examples, guides, allowance, thermometer, t] = await Promise.all([
    Promise.all(exampleTickers.map((ticker) => product.showExample(ticker))),
    guideLines(product.content, language),
    shownAllowance(request),
    thermometerIn(language),
    translatorFor(language),
  ]);
  const example = examples[exampleTickers.indexOf(shown)] ?? null;
  const words = { title: t("home.title"), description: t("home.description") };
  return {
    structured: siteData({ origin: url.origin, language, ...words }),
    popular: popularSuggestions(product),
    providers: product.providers(),
    guides,
    allowance,
    cases: examples.flatMap((each) => (each ? [exampleCase(each)] : [])),
    thermometer,
    example: example && liveExample(example),
    figures: example && exampleFigures(example),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [loaderData.structured] : []);

/** What the way to an example says of it: its company, and on which side of its price the mean of the methods lies. */
function exampleCase({ file: { fundamentals }, report }: Example): ExampleCase {
  const { ticker, name } = fundamentals;
  const [{ mean }, price] = [report.summary, quoteInReportingCurrency(fundamentals)?.value];
  const status = mean === null || price === undefined ? null : statusOf(mean, price);
  return { ticker, name: spokenName(name), status };
}

function liveExample({ file: { fundamentals }, report }: Example): LiveExample {
  const { ticker, name, currency, provider: accounts } = fundamentals;
  const quote = quoteInReportingCurrency(fundamentals);
  return {
    ticker,
    name: spokenName(name),
    currency,
    price: quote?.value ?? null,
    origin: quote && { asOf: quote.asOf.slice(0, 10), price: quote.source, accounts },
    report: withoutTraces(report),
  };
}

/** The drawing needs the values; how they came about is worked out again in the browser, or read on the full analysis. */
function withoutTraces(report: ValuationReport): ValuationReport {
  const none = { nodes: [], result: 0 };
  return {
    ...report,
    assumptions: { ...report.assumptions, trace: null },
    methods: report.methods.map((method) => ({
      ...method,
      outcome:
        method.outcome.kind === "estimate"
          ? { ...method.outcome, trace: none, drivers: [], besides: [] }
          : method.outcome,
    })),
  };
}

/** Complete as the server sends it: its scripts wait for a reader. */
export const handle: PageHandle = { defersHydration: true };

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("home");
  const { popular, providers, guides, allowance, thermometer, example, cases, figures } = loaderData;
  return (
    <div className="wrap">
      <PageHead title={t("title")} description={t("description")} />
      <section className="grid gap-x-16 gap-y-8 pt-[clamp(36px,6vw,76px)] pb-[clamp(28px,4vw,48px)] lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:items-end">
        <div>
          <h1 className="t-display">{t("hero.title")}</h1>
          <p className="t-lead mt-[18px] max-w-[46ch]">{t("hero.lead")}</p>
        </div>
        <div>
          <TickerForm popular={popular} providers={providers} />
          <AllowanceLine allowance={allowance} />
        </div>
      </section>
      <LiveSection example={example} cases={cases} />
      {thermometer === null ? null : <MarketThermometer thermometer={thermometer} />}
      {example && figures && (
        <Section id="methods" title={t("methods.title")} more={{ to: "/methods", text: t("methods.all") }}>
          <MethodCards company={example.name} currency={example.currency} figures={figures} />
        </Section>
      )}
      <HowItWorks />
      <Section id="guides" title={t("guides.title")} more={{ to: "/blog", text: t("guides.blog") }}>
        <GuideList guides={guides} />
      </Section>
    </div>
  );
}

import type { Text } from "../../../content/text.ts";
import { Calibration, Evidence } from "../../core/analysis/contracts/studies.ts";
import { ModelCard } from "../../core/prediction/contracts/model-card.ts";
import type { Content } from "../../features/content/use-cases/content.ts";
import { sectors as enSectors } from "../../messages/en/company-types.ts";
import { signal as enSignal } from "../../messages/en/signal.ts";
import { sectors as esSectors } from "../../messages/es/company-types.ts";
import { signal as esSignal } from "../../messages/es/signal.ts";
import { sectors as itSectors } from "../../messages/it/company-types.ts";
import { signal as itSignal } from "../../messages/it/signal.ts";
import type { Language } from "../../messages/languages.ts";
import type { ModelCardText } from "../components/methodology/prediction/model-card-text.ts";
import type { PredictionRecordText } from "../components/methodology/prediction/record-text.ts";
import type { ProofText } from "../components/methodology/proof/proof-text.ts";
import type { CalibrationText } from "../components/methodology/studies/calibration-text.ts";
import type { EvidenceText } from "../components/methodology/studies/evidence-text.ts";
import { lineOf } from "./blog/articles.server.ts";
import { readMarkdown } from "./blog/read-markdown.ts";

type Modules<Module> = Readonly<Record<string, () => Promise<Module>>>;

const pages: Modules<{ page: Text }> = import.meta.glob<{ page: Text }>("../../../content/pages/*/*.ts");
const markdownPages: Modules<string> = import.meta.glob<string>("../../../content/pages/*/*.md", {
  query: "?raw",
  import: "default",
});

/** A page of text in the reader's language; null when there is none of that name. */
export async function readPage(name: string, language: Language): Promise<Text | null> {
  const path = `../../../content/pages/${name}/${language}`;
  const load = pages[`${path}.ts`];
  if (load) return (await load()).page;
  const loadMarkdown = markdownPages[`${path}.md`];
  return loadMarkdown ? readMarkdown(await loadMarkdown()) : null;
}

const proofTexts: Readonly<Record<Language, () => Promise<{ proofText: ProofText }>>> = {
  es: () => import("../../../content/proof/es.ts"),
  en: () => import("../../../content/proof/en.ts"),
  it: () => import("../../../content/proof/it.ts"),
};

export const readProofText = async (language: Language): Promise<ProofText> => (await proofTexts[language]()).proofText;

const modelCardTexts: Readonly<Record<Language, () => Promise<{ modelCardText: ModelCardText }>>> = {
  es: () => import("../../../content/prediction/es.ts"),
  en: () => import("../../../content/prediction/en.ts"),
  it: () => import("../../../content/prediction/it.ts"),
};

const sectorNames = { es: esSectors, en: enSectors, it: itSectors } as const;

/** The card of the shipped model with the words to show it. */
export async function readModelCard(language: Language) {
  const [{ modelCardText }, card] = await Promise.all([
    modelCardTexts[language](),
    import("@valora/prediction/models/model-card.json"),
  ]);
  return { text: modelCardText, card: ModelCard.parse(card.default), sectorNames: sectorNames[language] };
}

const calibrationTexts: Readonly<Record<Language, () => Promise<{ calibrationText: CalibrationText }>>> = {
  es: () => import("../../../content/calibration/es.ts"),
  en: () => import("../../../content/calibration/en.ts"),
  it: () => import("../../../content/calibration/it.ts"),
};

const signals = { es: esSignal, en: enSignal, it: itSignal } as const;

/** How high values stand to prices, as the command wrote it, with the words to show it. */
export async function readCalibration(language: Language) {
  const [{ calibrationText }, study] = await Promise.all([
    calibrationTexts[language](),
    import("@valora/valuation/studies/calibration.json"),
  ]);
  return {
    text: calibrationText,
    study: Calibration.parse(study.default),
    sectorNames: sectorNames[language],
    reasons: signals[language].reasons,
  };
}

const evidenceTexts: Readonly<Record<Language, () => Promise<{ evidenceText: EvidenceText }>>> = {
  es: () => import("../../../content/evidence/es.ts"),
  en: () => import("../../../content/evidence/en.ts"),
  it: () => import("../../../content/evidence/it.ts"),
};

/** The study of values and later returns, as the command wrote it, with the words to show it. */
export async function readEvidence(language: Language) {
  const [{ evidenceText }, study] = await Promise.all([
    evidenceTexts[language](),
    import("@valora/valuation/studies/evidence.json"),
  ]);
  return { text: evidenceText, study: Evidence.parse(study.default) };
}

const predictionRecordTexts: Readonly<Record<Language, () => Promise<{ predictionRecordText: PredictionRecordText }>>> =
  {
    es: () => import("../../../content/prediction-record/es.ts"),
    en: () => import("../../../content/prediction-record/en.ts"),
    it: () => import("../../../content/prediction-record/it.ts"),
  };

export const readPredictionRecordText = async (language: Language): Promise<PredictionRecordText> =>
  (await predictionRecordTexts[language]()).predictionRecordText;

const homeGuides = ["fcf-calculation-guide", "roic-calculation-guide", "comparable-multiples-guide"];

/** The three guides that the home page leads to, in the order in which they are read. */
export const guideLines = async (content: Content, language: Language) =>
  (await content.articles(language))
    .filter(({ slug }) => homeGuides.includes(slug))
    .sort((a, b) => homeGuides.indexOf(a.slug) - homeGuides.indexOf(b.slug))
    .map(lineOf);

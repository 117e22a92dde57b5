import { Failure } from "../../../failure.ts";
import type { Analysis } from "../../analysis/use-cases/analyse-company.ts";
import type { NarrationAnswer, NarrationLanguage } from "../contracts/narration.ts";
import type { WrittenLanguage } from "../contracts/written-language.ts";
import { checkNarration, plainText } from "./check-narration.ts";
import { type NarrationFact, narrationFacts } from "./narration-facts.ts";

/** A language model of the operator's own. It is given facts and a language, and throws a `Failure` where it has no answer. */
export type Narrator = {
  /** As the operator names it. */
  model: string;
  draft(facts: readonly NarrationFact[], language: NarrationLanguage): Promise<string>;
};

type NarrationWorld = {
  narrator: Narrator | null;
  /** How each language writes figures and dates. */
  writtenLanguages: Readonly<Record<NarrationLanguage, WrittenLanguage>>;
  now(): Date;
  /** The same text has the same digest. */
  digest(text: string): string;
};

/** A page is read by many, a model is paid for or slow: so many drafts at once, and so many within an hour. */
const limits = { atOnce: 2, perHour: 120, kept: 500 } as const;
const hourInMilliseconds = 3_600_000;

/**
 * Drafts a thesis about an analysis from its facts alone, checks it, and keeps what has passed: the same facts in the same
 * language are asked for once. Nothing of a draft reaches any value.
 *
 * Fails with `narrationOff`, `narrationLimited`, `overloaded`, and with what the narrator throws.
 */
export function narrations({ narrator, writtenLanguages, now, digest }: NarrationWorld) {
  const kept = new Map<string, Promise<NarrationAnswer>>();
  let underWay = 0;
  let begun: number[] = [];

  async function drafted(key: string, facts: readonly NarrationFact[], language: NarrationLanguage) {
    if (narrator === null) throw new Failure("narrationOff");
    const text = plainText(await narrator.draft(facts, language));
    const problems = checkNarration(text, facts, writtenLanguages[language]);
    const about = { model: narrator.model, language, factsHash: key };
    return problems.length === 0
      ? { kind: "draft" as const, text, ...about }
      : { kind: "refused" as const, problems, ...about };
  }

  function admit() {
    const at = now().getTime();
    begun = begun.filter((moment) => moment > at - hourInMilliseconds);
    if (underWay >= limits.atOnce) throw new Failure("overloaded");
    if (begun.length >= limits.perHour) throw new Failure("narrationLimited");
    begun.push(at);
  }

  return async function narrate(analysis: Pick<Analysis, "file" | "report">, language: NarrationLanguage) {
    if (narrator === null) throw new Failure("narrationOff");
    const facts = narrationFacts(analysis);
    const key = digest(JSON.stringify([narrator.model, language, facts]));
    const known = kept.get(key);
    if (known) return known;
    admit();
    underWay += 1;
    const answer = drafted(key, facts, language).finally(() => {
      underWay -= 1;
    });
    kept.set(key, answer);
    const [oldest] = kept.keys();
    if (kept.size > limits.kept && oldest !== undefined) kept.delete(oldest);
    const forget = () => void kept.delete(key);
    answer.then(({ kind }) => (kind === "refused" ? forget() : undefined), forget);
    return answer;
  };
}

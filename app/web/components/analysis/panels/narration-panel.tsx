import { useState } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import type { NarrationAnswer } from "../../../../core/narration/contracts/narration.ts";
import type { FailureCode, FailureParams } from "../../../../failure.ts";
import { textByKey } from "../../../../messages/text-by-key.ts";
import { Button } from "../../../design/button.tsx";
import { useLocalAddress } from "../../../session/address.ts";
import "./narration.css";

/** The answer to a request for a draft; `drafted` is its choice, as its address writes it. */
export type NarrationResult = { drafted: string } & (
  | { answer: NarrationAnswer; failure: null }
  | { answer: null; failure: { code: FailureCode; params: FailureParams } }
);

type NarrationPanelProps = {
  model: string;
  search: string;
  address: string;
  /** The answer to a press without scripts. */
  posted: NarrationResult | undefined;
};

/** A thesis in words by the operator's language model, asked for by a press: checked, marked, and apart from every value. */
export function NarrationPanel({ model, search, address, posted }: NarrationPanelProps) {
  const t = useTranslations("narration");
  const local = useLocalAddress();
  const fetcher = useFetcher<NarrationResult>();
  // The router forgets what a form has brought as soon as the address is another one; the reader has not.
  const [known, setKnown] = useState(posted);
  if (posted !== undefined && posted !== known) setKnown(posted);
  const result = fetcher.data ?? known;
  const isWriting = fetcher.state !== "idle";
  const isCurrent = result?.drafted === search;
  return (
    <section className="sec" aria-labelledby="narration-title" id="narration">
      <div className="sec-head">
        <h2 className="t-h2" id="narration-title">
          {t("title")}
        </h2>
      </div>
      <div aria-live="polite" aria-busy={isWriting}>
        {result && isCurrent ? (
          <Result result={result} model={model} />
        ) : (
          <p className="narration-text">{t("intro", { model })}</p>
        )}
        {result && !isCurrent ? <p className="note mt-4">{t("changed")}</p> : null}
      </div>
      <fetcher.Form method="post" action={local(`${address}${search}`)} preventScrollReset className="mt-4">
        <Button type="submit" busy={isWriting}>
          {t(isWriting ? "writing" : result ? "again" : "write")}
        </Button>
      </fetcher.Form>
    </section>
  );
}

function Result({ result, model }: { result: NarrationResult; model: string }) {
  const t = useTranslations("narration");
  const texts = textByKey(useTranslations());
  if (result.failure !== null) {
    const { code, params } = result.failure;
    return (
      <p className="note" role="alert">
        {texts(`failures.${code}`, params)}
      </p>
    );
  }
  const { answer } = result;
  if (answer.kind === "refused") return <Refused answer={answer} model={model} />;
  return (
    <div className="narration-text">
      <p className="narration-badge t-small">{t("badge")}</p>
      {answer.text.split(/\n+/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className="t-small text-ink-2">{t("checked", { model })}</p>
    </div>
  );
}

type RefusedAnswer = Extract<NarrationAnswer, { kind: "refused" }>;

function Refused({ answer, model }: { answer: RefusedAnswer; model: string }) {
  const t = useTranslations("narration");
  const problems = useTranslations("narrationProblems");
  return (
    <div className="narration-text" role="alert">
      <p className="font-semibold">{t("refusedTitle")}</p>
      <p>{t("refusedText", { model })}</p>
      <ul>
        {answer.problems.map(({ code, found }) => (
          <li key={`${code} ${found}`}>{problems(code, { found })}</li>
        ))}
      </ul>
    </div>
  );
}

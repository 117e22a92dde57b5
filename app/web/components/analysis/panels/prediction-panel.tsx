import type { CompanyPrediction } from "@valora/prediction";
import { useTranslations } from "use-intl";
import type { PredictedFile } from "../../../../core/analysis/contracts/predicted-file.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { useLocalAddress } from "../../../session/address.ts";
import { LocalLink } from "../../site/local-link.tsx";

const shownContributions = 5;

/** Why the model says so: its strongest effects in words, whom it takes the company for, its version and its vote. */
export function PredictionPanel({ prediction }: { prediction: PredictedFile["prediction"] }) {
  const t = useTranslations("prediction");
  const formats = useFormats();
  if (prediction?.kind !== "prediction") return null;
  return (
    <div className="prediction-panel">
      <p className="explains text-ink-2">{t("intro")}</p>
      <Contributions prediction={prediction} />
      <Peers prediction={prediction} />
      <p className="constant t-small text-ink-2">
        {t(prediction.votes ? "voting" : "silent")} {t("band")}{" "}
        {t("model", { version: prediction.modelVersion, date: formats.date(prediction.levelAsOf) })}{" "}
        <LocalLink className="link" to="/methodology/prediction">
          {t("card")}
        </LocalLink>
      </p>
    </div>
  );
}

function Contributions({ prediction: { explanation } }: { prediction: CompanyPrediction }) {
  const t = useTranslations("prediction");
  const questions = useTranslations("predictionQuestions");
  const formats = useFormats();
  const sorted = explanation.contributions.toSorted(
    (one, other) => Math.abs(other.logPoints) - Math.abs(one.logPoints),
  );
  const rest = sorted.slice(shownContributions).reduce((total, { logPoints }) => total + logPoints, 0);
  const effect = (logPoints: number) => formats.signedPercent(Math.exp(logPoints) - 1);
  return (
    <>
      <h4 className="t-small font-semibold">{t("title")}</h4>
      <ul>
        {sorted.slice(0, shownContributions).map(({ question, logPoints }) => (
          <li key={question} className="num" data-trace={`prediction/effects/${question}`}>
            {t("contribution", { effect: effect(logPoints), question: questions(question) })}
          </li>
        ))}
      </ul>
      <p className="t-small text-ink-3" data-trace="prediction/rest">
        {t("note", { rest: effect(rest) })}
      </p>
    </>
  );
}

function Peers({ prediction: { peers } }: { prediction: CompanyPrediction }) {
  const t = useTranslations("prediction");
  const formats = useFormats();
  const local = useLocalAddress();
  if (peers.length === 0) return null;
  return (
    <p className="t-small">
      {t("peers")}:{" "}
      {peers.map(({ ticker, similarity }, index) => (
        <span key={ticker}>
          {index === 0 ? "" : ", "}
          <a className="link" href={local(`/analysis/${encodeURIComponent(ticker)}`)}>
            {ticker}
          </a>{" "}
          <span className="num text-ink-3" data-trace={`prediction/peers/${ticker}`}>
            ({formats.percent(similarity, 0)})
          </span>
        </span>
      ))}
    </p>
  );
}

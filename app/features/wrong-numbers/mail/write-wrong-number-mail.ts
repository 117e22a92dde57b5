import { formatsFor } from "../../../messages/formats.ts";
import { translatorFor } from "../../../messages/index.ts";
import { defaultLanguage, isLanguage } from "../../../messages/languages.ts";
import { reportedFigureWords } from "../../../messages/numbers/reported-figure.ts";
import { textByKey } from "../../../messages/text-by-key.ts";
import type { WrongNumber } from "../contracts/reported-figure.ts";

type Written = { subject: string; text: string };
type Reader = { language: string; origin: string };

const languageOf = (wanted: string) => (isLanguage(wanted) ? wanted : defaultLanguage);

function addressOf(path: string, { language, origin }: Reader): string {
  const url = new URL(path, origin);
  if (languageOf(language) === defaultLanguage) url.searchParams.delete("lang");
  else url.searchParams.set("lang", languageOf(language));
  return url.href;
}

async function wordsFor(report: WrongNumber, reader: Reader) {
  const language = languageOf(reader.language);
  const t = await translatorFor(language);
  const { figure, value, ...known } = reportedFigureWords(report, {
    say: textByKey(t),
    formats: formatsFor(language),
  });
  const none = t("wrongNumbers.number.none");
  const values = {
    ...{ ticker: report.ticker, figure, value },
    ...{ period: known.period ?? none, origin: known.origin ?? none, document: known.document ?? none },
    pageLink: addressOf(report.page, reader),
  };
  return { t, none, values };
}

/** Tells the team which number a reader takes for wrong. Plain text: nothing in it can be taken for markup. */
export async function writeWrongNumberMail(report: WrongNumber, reader: Reader): Promise<Written> {
  const { t, none, values } = await wordsFor(report, reader);
  const { expected, evidence, comment, email, id } = report;
  return {
    subject: t("mail.wrongNumberReceived.subject", values),
    text: t("mail.wrongNumberReceived.text", {
      ...values,
      ...{ expected: expected ?? none, evidence: evidence ?? none, comment: comment ?? none },
      email: email ?? t("mail.messageReceived.noAddress"),
      adminLink: addressOf(`/admin/numbers/${id}`, reader),
    }),
  };
}

/** The team's answer about a number, in the reader's language. */
export async function writeWrongNumberAnswer(report: WrongNumber, answer: string, reader: Reader): Promise<Written> {
  const { t, values } = await wordsFor(report, reader);
  return {
    subject: t("mail.wrongNumberAnswer.subject", values),
    text: t("mail.wrongNumberAnswer.text", {
      ...values,
      answer,
      state: t("wrongNumbers.states", { state: report.state }),
      contactLink: addressOf("/contact", reader),
    }),
  };
}

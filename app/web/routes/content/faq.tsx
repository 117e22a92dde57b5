import { ChevronDown } from "lucide-react";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { Failure } from "../../../failure.ts";
import { questionsIn } from "../../analysis/questions.ts";
import { LocalLink } from "../../components/site/local-link.tsx";
import { opensLinkedQuestion } from "../../components/site/opens-linked-question.ts";
import { PageHead } from "../../components/site/page-head.tsx";
import { TextBlocks } from "../../components/site/text-blocks.tsx";
import { plainWords } from "../../content/blog/plain-words.ts";
import { readPage } from "../../content/content.server.ts";
import { questionsData } from "../../content/structured-data.ts";
import { appContext } from "../../context.ts";
import { failurePage } from "../../fail.ts";
import type { PageHandle } from "../../static-pages/page-handle.ts";
import type { Route } from "./+types/faq";

export const handle: PageHandle = { isStatic: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(appContext);
  const page = await readPage("faq", request.viewer.language);
  if (!page) throw failurePage(new Failure("notFound"), request);
  const { title, description } = page;
  const questions = questionsIn(page);
  return {
    title,
    description,
    questions,
    open: url.searchParams.get("open"),
    language: request.viewer.language,
    contactEmail: request.product.contactEmail,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const questions = loaderData.questions.map(({ question, blocks }) => ({
    question,
    answer: plainWords({ title: "", description: "", blocks }).trim(),
  }));
  return [questionsData(questions, loaderData.language)];
};

/** Questions of which one is open at a time; a link to one opens it. */
export default function Faq({ loaderData }: Route.ComponentProps) {
  const { title, description, questions, open, contactEmail } = loaderData;
  const { hash } = useLocation();
  useEffect(opensLinkedQuestion, [hash]);
  return (
    <div className="wrap page-top">
      <PageHead title={title} description={description} path="/faq" />
      <h1 className="t-h1">{title}</h1>
      <p className="t-lead mt-3 mb-8 max-w-[60ch]">{description}</p>
      <div className="max-w-[760px] border-b border-line">
        {questions.map(({ id, question, blocks }) => (
          <details key={id} id={id} name="faq" open={id === open} className="group scroll-mt-4 border-t border-line">
            <summary className="flex min-h-[44px] cursor-pointer list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
              <h2 className="t-h3">{question}</h2>
              <ChevronDown size={16} strokeWidth={1.6} className="flex-none group-open:rotate-180" aria-hidden="true" />
            </summary>
            <div className="pb-5">
              <TextBlocks blocks={blocks} contactEmail={contactEmail} />
              <p className="t-small mt-3">
                <LocalLink className="link num" to={`/faq?open=${id}#${id}`} aria-label={question}>
                  #{id}
                </LocalLink>
              </p>
            </div>
          </details>
        ))}
      </div>
    </div>
  );
}

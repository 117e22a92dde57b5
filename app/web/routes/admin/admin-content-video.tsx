import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Failure, type FailureCode } from "../../../failure.ts";
import { type ContentLanguage, contentLanguages } from "../../../features/content/contracts/content.ts";
import { captionsName, videoLimits, videoNamed } from "../../../features/content/contracts/content-video.ts";
import { fieldsIn, formOf, onward, refusedForm } from "../../accounts/account-form.ts";
import type { Refusal } from "../../components/accounts/account-form.tsx";
import { useFailureText, useRefusalToast } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { AdminHead } from "../../components/admin/admin-head.tsx";
import { ArticleVideo } from "../../components/content/article-video.tsx";
import { KeptVideoFacts } from "../../components/content/editor/kept-video-facts.tsx";
import { nativeNames } from "../../components/site/language-menu.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { playedIn } from "../../content/blog/videos.server.ts";
import { contentPageFailure, sentFile } from "../../content/content-page.ts";
import { listedVideo } from "../../content/listed-video.ts";
import { appContext } from "../../context.ts";
import { Button } from "../../design/button.tsx";
import { TextAreaField, TextField } from "../../design/field.tsx";
import { useLocalAddress } from "../../session/address.ts";
import type { Route } from "./+types/admin-content-video";

/** A video with its words in each language, for editors and admins; other readers are told that the page does not exist. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { product, viewer } = asked;
  try {
    const { video, words } = await product.content.keptVideo(viewer.person?.account ?? null, params.file);
    const listed = listedVideo(video);
    const played = await playedIn(listed.file, viewer.language, product.content);
    const transcripts = contentLanguages.map((language) => ({
      language,
      transcript: words.find((each) => each.language === language)?.transcript ?? "",
    }));
    return { video: listed, played, transcripts };
  } catch (error) {
    throw contentPageFailure(error, asked);
  }
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { product, viewer, isSecure } = asked;
  const reader = viewer.person?.account ?? null;
  const form = await formOf(request);
  const field = fieldsIn(form);
  const language = field("language");
  const transcript = field("transcript");
  try {
    const captions = await sentFile(form, "captions");
    await product.content.saveVideoWords(reader, { name: params.file, language, captions, transcript });
    return onward(`/admin/content/videos/${params.file}`, { notice: "videoWordsSaved", isSecure, url });
  } catch (error) {
    const failure = Failure.from(error);
    if (failure.status < 405) throw contentPageFailure(failure, asked);
    return refusedForm(failure, asked, { typed: { transcript }, form: language });
  }
}

export default function AdminContentVideoRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <AdminContentVideo {...props} />
    </AccountTexts>
  );
}

function AdminContentVideo({ loaderData: { video, played, transcripts }, actionData }: Route.ComponentProps) {
  const t = useTranslations("editor");
  const refused = actionData ?? null;
  useRefusalToast(refused);
  return (
    <div className="wrap max-w-[980px] page-top">
      <AdminHead title={t("words")} />
      <LocalLink className="link mt-3 inline-block" to="/admin/content/videos">
        {t("videosTitle")}
      </LocalLink>
      <p className="t-lead mt-3 break-words">{video.title}</p>
      <KeptVideoFacts video={video} />
      <div className="mt-5 max-w-[66ch]">
        <ArticleVideo video={video} played={played} />
      </div>
      <p className="mt-6 max-w-[66ch]">{t("wordsLead")}</p>
      {transcripts.map(({ language, transcript }) => (
        <WordsForm
          key={language}
          file={video.file}
          language={language}
          hasCaptions={video.captions.includes(language)}
          transcript={refused?.form === language ? (refused.typed.transcript ?? transcript) : transcript}
          refusal={refused?.form === language ? refused : null}
        />
      ))}
    </div>
  );
}

type WordsFormProps = {
  file: string;
  language: ContentLanguage;
  hasCaptions: boolean;
  transcript: string;
  refusal: Refusal | null;
};

const aboutCaptions: readonly FailureCode[] = ["captionsInvalid", "captionsTooLong", "videoWordsRequired"];

function WordsForm({ file, language, hasCaptions, transcript, refusal }: WordsFormProps) {
  const t = useTranslations("editor");
  const address = useLocalAddress();
  const textOf = useFailureText();
  const isAboutCaptions = refusal !== null && aboutCaptions.includes(refusal.code);
  const id = videoNamed(file)?.id ?? "";
  const title = `words-${language}`;
  return (
    <section aria-labelledby={title} className="mt-8 border-t border-line pt-5">
      <h2 className="t-h2" id={title} lang={language}>
        {nativeNames[language]}
      </h2>
      <Form
        method="post"
        action={address(`/admin/content/videos/${file}`)}
        encType="multipart/form-data"
        reloadDocument
        aria-labelledby={title}
        className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <input type="hidden" name="language" value={language} />
        <TextField
          label={t("captionsFile")}
          name="captions"
          type="file"
          accept=".vtt,text/vtt"
          error={isAboutCaptions ? textOf(refusal) : undefined}
          hint={
            hasCaptions
              ? t.rich("captionsKept", {
                  link: (words) => (
                    <a className="link" href={`/content/captions/${captionsName(id, language)}`}>
                      {words}
                    </a>
                  ),
                })
              : undefined
          }
        />
        <TextAreaField
          label={t("transcript")}
          name="transcript"
          rows={8}
          lang={language}
          maxLength={videoLimits.transcript}
          defaultValue={transcript}
          error={refusal !== null && !isAboutCaptions ? textOf(refusal) : undefined}
        />
        <div>
          <Button type="submit">{t("saveWords")}</Button>
        </div>
      </Form>
    </section>
  );
}

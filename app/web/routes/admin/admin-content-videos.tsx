import { useTranslations } from "use-intl";
import { pageBefore } from "../../../core/shared/use-cases/read-page.ts";
import type { FailureCode } from "../../../failure.ts";
import { imageFormats, isContentFileId } from "../../../features/content/contracts/content-image.ts";
import { videoFormats, videoLimits } from "../../../features/content/contracts/content-video.ts";
import { useFailureText, useRefusalToast } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { OlderEntries } from "../../components/accounts/older-entries.tsx";
import { AdminHead } from "../../components/admin/admin-head.tsx";
import { DeleteVideo } from "../../components/content/editor/delete-forms.tsx";
import { KeptVideoFacts } from "../../components/content/editor/kept-video-facts.tsx";
import { UploadForm } from "../../components/content/editor/upload-form.tsx";
import { LocalLink } from "../../components/site/local-link.tsx";
import { contentPageFailure, sentFile } from "../../content/content-page.ts";
import { changeFiles } from "../../content/file-form.ts";
import { listedVideo } from "../../content/listed-video.ts";
import { appContext } from "../../context.ts";
import { buttonClass } from "../../design/button.tsx";
import { FieldError, TextField } from "../../design/field.tsx";
import type { Route } from "./+types/admin-content-videos";

const here = "/admin/content/videos";

/** For editors and admins; other readers are told that the page does not exist. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  try {
    const page = pageBefore(url.searchParams.get("before"), isContentFileId);
    const { videos, next } = await asked.product.content.videos(asked.viewer.person?.account ?? null, page);
    return { videos: videos.map(listedVideo), next };
  } catch (error) {
    throw contentPageFailure(error, asked);
  }
}

export const action = ({ request, url, context }: Route.ActionArgs) => {
  const asked = context.get(appContext);
  const { content } = asked.product;
  return changeFiles(
    { request, url, asked },
    {
      page: here,
      change: async ({ reader, form, field }) => {
        if (field("do") === "delete") {
          await content.removeVideo(reader, field("video"));
          return "videoDeleted";
        }
        const file = (await sentFile(form, "file")) ?? new Uint8Array();
        const poster = await sentFile(form, "poster");
        await content.addVideo(reader, { file, title: field("title"), poster });
        return "videoAdded";
      },
    },
  );
};

export default function AdminContentVideosRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <AdminContentVideos {...props} />
    </AccountTexts>
  );
}

const aboutTitle: readonly FailureCode[] = ["titleRequired", "titleTooLong"];

function AdminContentVideos({ loaderData: { videos, next }, actionData }: Route.ComponentProps) {
  const t = useTranslations("editor");
  const textOf = useFailureText();
  const refused = actionData ?? null;
  useRefusalToast(refused);
  const errorWhere = (isHere: (code: FailureCode) => boolean) =>
    refused !== null && isHere(refused.code) ? textOf(refused) : undefined;
  const isAboutPoster = (code: FailureCode) => code.startsWith("image");
  const isAboutFile = (code: FailureCode) =>
    !(isAboutPoster(code) || aboutTitle.includes(code) || code === "videoInUse");
  const inUse = errorWhere((code) => code === "videoInUse");
  return (
    <div className="wrap max-w-[980px] page-top">
      <AdminHead title={t("videosTitle")} />
      <p className="mt-3 max-w-[66ch]">{t("videosLead", { megabytes: videoLimits.bytes / 1_048_576 })}</p>
      <UploadForm page={here}>
        <TextField
          label={t("videoFile")}
          name="file"
          type="file"
          required
          accept={videoFormats.map((format) => `video/${format}`).join(",")}
          error={errorWhere(isAboutFile)}
        />
        <TextField
          label={t("videoTitle")}
          name="title"
          required
          maxLength={videoLimits.title}
          error={errorWhere((code) => aboutTitle.includes(code))}
        />
        <TextField
          label={t("poster")}
          name="poster"
          type="file"
          accept={imageFormats.map((format) => `image/${format}`).join(",")}
          hint={t("posterHint")}
          error={errorWhere(isAboutPoster)}
        />
      </UploadForm>
      {inUse !== undefined && <FieldError>{inUse}</FieldError>}
      {videos.length === 0 && <p className="mt-8">{t("noVideos")}</p>}
      <ul className="mt-8 grid">
        {videos.map((video) => (
          <li key={video.file} className="grid gap-3 border-t border-line py-4">
            <h2 className="t-h3 break-words">{video.title}</h2>
            <KeptVideoFacts video={video} />
            <TextField label={t("markdown")} readOnly value={`![${video.title}](/content/videos/${video.file})`} />
            <p>
              <LocalLink className={buttonClass()} to={`${here}/${video.file}`}>
                {t("words")}
              </LocalLink>
            </p>
            <DeleteVideo file={video.file} />
          </li>
        ))}
      </ul>
      <OlderEntries page={here} next={next} text={t("olderVideos")} />
    </div>
  );
}

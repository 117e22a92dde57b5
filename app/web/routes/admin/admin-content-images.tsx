import { useTranslations } from "use-intl";
import { pageBefore } from "../../../core/shared/use-cases/read-page.ts";
import {
  imageFormats,
  imageLimits,
  imageName,
  isContentFileId,
} from "../../../features/content/contracts/content-image.ts";
import { useFailureText, useRefusalToast } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { OlderEntries } from "../../components/accounts/older-entries.tsx";
import { AdminHead } from "../../components/admin/admin-head.tsx";
import { DeleteImage } from "../../components/content/editor/delete-forms.tsx";
import { UploadForm } from "../../components/content/editor/upload-form.tsx";
import { contentPageFailure, sentFile } from "../../content/content-page.ts";
import { changeFiles } from "../../content/file-form.ts";
import { appContext } from "../../context.ts";
import { FieldError, TextField } from "../../design/field.tsx";
import type { Route } from "./+types/admin-content-images";

const here = "/admin/content/images";

/** For editors and admins; other readers are told that the page does not exist. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  try {
    const page = pageBefore(url.searchParams.get("before"), isContentFileId);
    const { images, next } = await asked.product.content.images(asked.viewer.person?.account ?? null, page);
    return {
      images: images.map(({ id, format, width, height, bytes, alt }) => ({
        file: imageName(id, format, { width, height }),
        alt,
        width,
        height,
        kilobytes: Math.max(1, Math.round(bytes / 1_024)),
      })),
      next,
    };
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
          await content.removeImage(reader, field("image"));
          return "imageDeleted";
        }
        const file = (await sentFile(form, "file")) ?? new Uint8Array();
        await content.addImage(reader, { file, alt: field("alt") });
        return "imageAdded";
      },
    },
  );
};

export default function AdminContentImagesRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <AdminContentImages {...props} />
    </AccountTexts>
  );
}

function AdminContentImages({ loaderData: { images, next }, actionData }: Route.ComponentProps) {
  const t = useTranslations("editor");
  const textOf = useFailureText();
  const refused = actionData ?? null;
  useRefusalToast(refused);
  const isAboutAlt = refused?.code === "imageAltRequired" || refused?.code === "imageAltTooLong";
  const isAboutDeleting = refused?.code === "imageInUse";
  return (
    <div className="wrap max-w-[980px] page-top">
      <AdminHead title={t("imagesTitle")} />
      <p className="mt-3 max-w-[66ch]">{t("imagesLead", { megabytes: imageLimits.bytes / 1_048_576 })}</p>
      <UploadForm page={here}>
        <TextField
          label={t("file")}
          name="file"
          type="file"
          required
          accept={imageFormats.map((format) => `image/${format}`).join(",")}
          error={isAboutAlt || isAboutDeleting ? undefined : refused && textOf(refused)}
        />
        <TextField
          label={t("alt")}
          name="alt"
          required
          maxLength={imageLimits.alt}
          hint={t("altHint")}
          error={isAboutAlt ? textOf(refused) : undefined}
        />
      </UploadForm>
      {isAboutDeleting && <FieldError>{textOf(refused)}</FieldError>}
      {images.length === 0 && <p className="mt-8">{t("noImages")}</p>}
      <ul className="mt-8 grid">
        {images.map((image) => (
          <ImageRow key={image.file} image={image} />
        ))}
      </ul>
      <OlderEntries page={here} next={next} text={t("olderImages")} />
    </div>
  );
}

type Image = Route.ComponentProps["loaderData"]["images"][number];

function ImageRow({ image: { file, alt, width, height, kilobytes } }: { image: Image }) {
  const t = useTranslations("editor");
  const address = `/content/images/${file}`;
  return (
    <li className="grid items-center gap-4 border-t border-line py-4 sm:grid-cols-[160px_minmax(0,1fr)]">
      <img
        className="h-auto max-h-40 w-auto max-w-40"
        src={address}
        width={width}
        height={height}
        alt={alt ?? t("imageOf", { width, height })}
        loading="lazy"
      />
      <div>
        <TextField
          label={t("markdown")}
          readOnly
          value={`![${alt ?? ""}](${address})`}
          hint={t("imageSize", { width, height, kilobytes })}
        />
        <DeleteImage file={file} />
      </div>
    </li>
  );
}

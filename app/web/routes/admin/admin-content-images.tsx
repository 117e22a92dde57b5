import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { pageBefore } from "../../../core/shared/use-cases/read-page.ts";
import { Failure } from "../../../failure.ts";
import {
  imageFormats,
  imageLimits,
  imageName,
  isContentFileId,
} from "../../../features/content/contracts/content-image.ts";
import { fieldsIn, formOf, onward, refusedForm } from "../../accounts/account-form.ts";
import { useFailureText, useRefusalToast } from "../../components/accounts/account-form.tsx";
import { AccountTexts } from "../../components/accounts/account-texts.tsx";
import { OlderEntries } from "../../components/accounts/older-entries.tsx";
import { AdminHead } from "../../components/admin/admin-head.tsx";
import { DeleteImage } from "../../components/content/editor/delete-forms.tsx";
import { contentPageFailure, sentFile } from "../../content/content-page.ts";
import { appContext } from "../../context.ts";
import { Button } from "../../design/button.tsx";
import { FieldError, TextField } from "../../design/field.tsx";
import { useLocalAddress } from "../../session/address.ts";
import type { Route } from "./+types/admin-content-images";

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

export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { product, viewer, isSecure } = asked;
  const reader = viewer.person?.account ?? null;
  try {
    // A body may have megabytes: it is read for editors alone.
    product.content.mustEdit(reader);
    const form = await formOf(request);
    const field = fieldsIn(form);
    if (field("do") === "delete") {
      await product.content.removeImage(reader, field("image"));
      return onward("/admin/content/images", { notice: "imageDeleted", isSecure, url });
    }
    const file = (await sentFile(form, "file")) ?? new Uint8Array();
    await product.content.addImage(reader, { file, alt: field("alt") });
    return onward("/admin/content/images", { notice: "imageAdded", isSecure, url });
  } catch (error) {
    const failure = Failure.from(error);
    if (failure.status < 405) throw contentPageFailure(failure, asked);
    return refusedForm(failure, asked);
  }
}

export default function AdminContentImagesRoute(props: Route.ComponentProps) {
  return (
    <AccountTexts>
      <AdminContentImages {...props} />
    </AccountTexts>
  );
}

function AdminContentImages({ loaderData: { images, next }, actionData }: Route.ComponentProps) {
  const t = useTranslations("editor");
  const address = useLocalAddress();
  const textOf = useFailureText();
  const refused = actionData ?? null;
  useRefusalToast(refused);
  const isAboutAlt = refused?.code === "imageAltRequired" || refused?.code === "imageAltTooLong";
  const isAboutDeleting = refused?.code === "imageInUse";
  return (
    <div className="wrap max-w-[980px] page-top">
      <AdminHead title={t("imagesTitle")} />
      <p className="mt-3 max-w-[66ch]">{t("imagesLead", { megabytes: imageLimits.bytes / 1_048_576 })}</p>
      <Form
        method="post"
        action={address("/admin/content/images")}
        encType="multipart/form-data"
        reloadDocument
        className="mt-6 grid max-w-[66ch] gap-4"
        aria-label={t("upload")}
      >
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
        <div>
          <Button variant="primary" type="submit">
            {t("upload")}
          </Button>
        </div>
      </Form>
      {isAboutDeleting && <FieldError>{textOf(refused)}</FieldError>}
      {images.length === 0 && <p className="mt-8">{t("noImages")}</p>}
      <ul className="mt-8 grid">
        {images.map((image) => (
          <ImageRow key={image.file} image={image} />
        ))}
      </ul>
      <OlderEntries page="/admin/content/images" next={next} text={t("olderImages")} />
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

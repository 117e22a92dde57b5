import { useTranslations } from "use-intl";
import type { Block } from "../../../../content/text.ts";
import { videoNamed } from "../../../features/content/contracts/content-video.ts";
import type { PlayedVideo } from "../../content/blog/played-video.ts";
import { nativeNames } from "../site/language-menu.tsx";
import { TextBlocks } from "../site/text-blocks.tsx";

type ArticleVideoProps = {
  video: Extract<Block, { video: unknown }>["video"];
  /** Null where the video has been deleted. */
  played: PlayedVideo | null;
};

/** A video of a text: the browser's own player, its captions, and below it what is said, to read. */
export function ArticleVideo({ video: { file, width, height, title }, played }: ArticleVideoProps) {
  const t = useTranslations("content");
  if (played === null)
    return <p className="border-l-2 border-line py-1 pl-4 text-ink-2">{t("videoGone", { title })}</p>;
  const { poster, tracks, transcript } = played;
  const address = `/content/videos/${file}`;
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-2 font-sans">
      {/* biome-ignore lint/a11y/useMediaCaption: a text is published with captions, or without sound */}
      <video
        className="h-auto max-h-[80vh] w-full max-w-full rounded-card bg-black object-contain"
        style={{ aspectRatio: `${width} / ${height}` }}
        controls
        playsInline
        preload={poster === null ? "metadata" : "none"}
        poster={poster ?? undefined}
        width={width}
        height={height}
        aria-label={title}
      >
        <source src={address} type={`video/${videoNamed(file)?.format ?? "webm"}`} />
        {tracks.map(({ language, address: captions }, at) => (
          <track
            key={language}
            kind="captions"
            src={captions}
            srcLang={language}
            label={nativeNames[language]}
            default={at === 0}
          />
        ))}
        <p>
          {t.rich("videoFallback", {
            link: (words) => (
              <a className="link" href={address} download>
                {words}
              </a>
            ),
          })}
        </p>
      </video>
      <figcaption className="t-small text-ink-2">{title}</figcaption>
      {transcript !== null && transcript.length > 0 && (
        <details className="disclosure" open>
          <summary>{t("transcript")}</summary>
          <div className="border-l-2 border-line py-1 pl-4">
            <TextBlocks blocks={transcript} contactEmail={null} />
          </div>
        </details>
      )}
    </figure>
  );
}

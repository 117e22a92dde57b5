import { useTranslations } from "use-intl";
import type { Language } from "../../../../messages/languages.ts";
import type { listedVideo } from "../../../content/listed-video.ts";
import { nativeNames } from "../../site/language-menu.tsx";

/** Size, length and sound of a video, and the languages of its captions and transcripts. */
export function KeptVideoFacts({ video }: { video: ReturnType<typeof listedVideo> }) {
  const t = useTranslations("editor");
  const { width, height, kilobytes, seconds, hasSound, captions, transcripts } = video;
  const listed = (languages: readonly Language[]) => languages.map((each) => nativeNames[each]).join(", ");
  const ofCaptions = captions.length === 0 ? "none" : "captions";
  return (
    <p className="hint break-words">
      {t("videoSize", {
        width,
        height,
        kilobytes,
        seconds: seconds === null ? "unknown" : "known",
        length: clockOf(seconds ?? 0),
        sound: hasSound ? "yes" : "no",
      })}
      <br />
      {t("captionsIn", { languages: listed(captions) || "none" })} ·{" "}
      {t("transcriptsIn", { languages: listed(transcripts) || ofCaptions })}
    </p>
  );
}

/** Minutes and seconds, as players write them: 2:05. */
function clockOf(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

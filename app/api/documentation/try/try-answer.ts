import { type DescribedOperation, whoMay } from "../described-operations.ts";
import type { Reader } from "../described-texts.ts";
import { safe } from "../html-text.ts";

/** Of a longer answer the page shows the beginning: it is read there, not kept. */
const MOST_CHARACTERS = 200_000;

/** Where the script shows an answer; nothing is seen of it before there is one. */
export const answerHtml = ({
  translate: t,
}: Reader): string => `<section id="answer" aria-labelledby="answer-title" hidden>
<h2 id="answer-title">${safe(t("tryIt.answer"))}</h2>
<dl id="facts" data-status="${safe(t("api.status"))}" data-time="${safe(t("tryIt.time"))}" data-size="${safe(t("tryIt.size"))}"></dl>
<p id="empty" hidden>${safe(t("tryIt.empty"))}</p>
<p id="file" hidden>${safe(t("tryIt.file"))}</p>
<p id="beginning" hidden>${safe(t("tryIt.beginning", { characters: MOST_CHARACTERS }))}</p>
<pre id="answer-content" tabindex="0" role="region" aria-label="${safe(t("tryIt.content"))}" data-most="${MOST_CHARACTERS}" hidden></pre>
<p id="whole" hidden><a download>${safe(t("tryIt.download"))}</a></p>
</section>`;

/** Where the script shows the request as a command. */
export function requestHtml({ operation }: DescribedOperation, { translate: t }: Reader): string {
  const who = whoMay(operation);
  const hints = {
    anyone: `<p class="hint" id="curl-key" hidden>${safe(t("tryIt.curlKey"))}</p>`,
    keyOrSession: `<p class="hint" id="curl-key">${safe(t("tryIt.curlKey"))}</p>`,
    session: `<p class="hint">${safe(t("tryIt.curlSession"))}</p>`,
  };
  return `<section id="request" data-scripts hidden>
<h2 id="request-title">${safe(t("tryIt.asCurl"))}</h2>
<pre tabindex="0" role="region" aria-labelledby="request-title"><code id="curl" data-needs-key="${who === "keyOrSession"}"></code></pre>
${hints[who]}
<p><button type="button" id="copy" aria-describedby="copied" hidden>${safe(t("tryIt.copy"))}</button> <span id="copied" role="status" data-copied="${safe(t("tryIt.copied"))}"></span></p>
</section>`;
}

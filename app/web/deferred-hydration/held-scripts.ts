/** The script that lets the scripts of a waiting page go. */
export const DEFERRED_HYDRATION_SCRIPT = "/waiting-page.js";

/*
 * Both work on the text of a page, where the marks cannot be part of what is written: there `<` is `&lt;`.
 */

/** The scripts of a page asked for after what is painted first: browsers give a preloaded module the rank of a style sheet. */
export const scriptsAfterPaint = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

/** The scripts of a page named in it, and not asked for; `waiting-page.ts` does that once a reader is there. */
export const scriptsHeld = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link data-rel="modulepreload"')
    .replace('<script type="module" async="">', '<script type="text/plain" data-held="">');

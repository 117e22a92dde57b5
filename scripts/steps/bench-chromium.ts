/** The browser that measurements use. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

/** Sent to the window, with the name of the part, when a part of the page that the server drew answers its reader. */
export const HYDRATED = "valora-hydrated";

/** The part of whatever stands in no part of its own. */
export const WHOLE_PAGE = "page";

/** Parts that the server draws and that answer later than the rest; their outermost element says so in `data-part`. */
export const pageParts = [WHOLE_PAGE, "live", "analysis", "understanding", "uncertainty"] as const;
export type PagePart = (typeof pageParts)[number];

import { pageRequest } from "./analysis-request.ts";

export const read = (search: string, language: "es" | "en" | "it" = "es") =>
  pageRequest("AAPL", new URLSearchParams(search), language);

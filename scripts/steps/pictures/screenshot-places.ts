import { dirname, join } from "node:path";
import { pictureThemes } from "../../../app/web/docs/doc-pictures.ts";

// What the pictures of the documentation show, and where they go.
export const port = 4_198;
export const site = process.env.SCREENSHOTS_OF ?? `http://127.0.0.1:${port}`;
export const root = dirname(dirname(dirname(import.meta.dirname)));
export const folder = join(root, "docs", "screenshots");
export const languages = ["es", "en", "it"] as const;
export const themes = pictureThemes;
export const sizes = [
  { width: 1_280, height: 900 },
  { width: 390, height: 844 },
] as const;

export { isBundledPrice, type Source, type SourceParameter, sentenceOf, sourceOf } from "./source.ts";
export type { SourceCode } from "./source-codes.ts";

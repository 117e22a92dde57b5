/**
 * Texts whose keys are put together from codes. Each text has its own arguments, and its phrase gives exactly those; the type
 * of such a key is too wide to say so.
 */
export const textByKey = (translate: (...args: never[]) => string) =>
  // A translator takes any key of its catalogue, which is what such a key is.
  translate as (key: string, values?: object) => string;

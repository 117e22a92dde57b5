/** Invisible letters may only join others: turned writing or a hidden letter makes another name. */
const forbiddenInNames =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u2800]|(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

export function nameOf(typed: string, maximum: number): string | null {
  if (typed.length > maximum * 4 || forbiddenInNames.test(typed)) return null;
  const name = typed.normalize("NFC").trim().replace(/\s+/g, " ");
  return name.length > 0 && name.length <= maximum && visible.test(name) ? name : null;
}

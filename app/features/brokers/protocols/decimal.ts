/** A number as programs write it: digits and a point. Null for anything else, thousands in groups too. */
export function decimalIn(text: string): number | null {
  const spelled = text.trim();
  if (!/^-?\d+(?:\.\d+)?(?:[eE][-+]?\d{1,2})?$/.test(spelled)) return null;
  return Number(spelled);
}

/** An address on the way in that carries where the reader wants to go. */
export const withReturn = (path: string, returnTo: string): string =>
  returnTo === "/" ? path : `${path}?return=${encodeURIComponent(returnTo)}`;

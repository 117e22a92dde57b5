const MOST_UNITS_OF_A_CHARACTER = 16;
const joiners = /\u200c|\u200d|\ufe0f/g;

/** How many characters a reader sees of it; where joiners outnumber them, how long it is. */
export const seenLength = (text: string): number => {
  const seen = [...text.replace(joiners, "").trim()].length;
  return seen > 0 && text.length > seen * MOST_UNITS_OF_A_CHARACTER ? text.length : seen;
};

import { editDistance } from "@valora/market-data";

/** As many letters are compared; what is further away is no misspelling. */
const FARTHEST = 12;

/** The path that was most likely meant: one that is spelled alike, or ends alike in another place. Null without any path. */
export function nearestPath(asked: string, paths: readonly string[]): string | null {
  let nearest: { path: string; distance: number } | null = null;
  for (const path of paths) {
    const distance = distanceBetween(asked, path);
    if (nearest === null || distance < nearest.distance) nearest = { path, distance };
  }
  return nearest?.path ?? null;
}

/** Half a letter for each step that one path is deeper than the other, and one where they begin differently. */
function distanceBetween(asked: string, path: string): number {
  const [askedSteps, steps] = [asked.split("."), path.split(".")];
  const ofEnds = editDistance(askedSteps.at(-1)?.toLowerCase() ?? "", steps.at(-1)?.toLowerCase() ?? "", FARTHEST);
  const ofPlaces = Math.abs(askedSteps.length - steps.length) / 2 + (askedSteps[0] === steps[0] ? 0 : 1);
  return Math.min(editDistance(asked.toLowerCase(), path.toLowerCase(), FARTHEST), ofEnds + ofPlaces);
}

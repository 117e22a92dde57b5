/** A place that was given, to be left again; or for whom there is no more room: for this one, or for all. */
type Place = { isTaken: true; leave(): void } | { isTaken: false; fullFor: "one" | "all" };

/** Room for so many at once, of which one caller may hold a part but not all. */
export function fairShare({ most, mostOfOne }: { most: number; mostOfOne: number }) {
  const held = new Map<string, number>();
  let count = 0;
  return {
    enter(who: string): Place {
      const own = held.get(who) ?? 0;
      if (own >= mostOfOne) return { isTaken: false, fullFor: "one" };
      if (count >= most) return { isTaken: false, fullFor: "all" };
      held.set(who, own + 1);
      count += 1;
      let isLeft = false;
      return {
        isTaken: true,
        leave() {
          if (isLeft) return;
          isLeft = true;
          count -= 1;
          const left = (held.get(who) ?? 1) - 1;
          if (left === 0) held.delete(who);
          else held.set(who, left);
        },
      };
    },
  };
}
export type FairShare = ReturnType<typeof fairShare>;

import { type Failure, reasonOf } from "../failure.ts";

/** Hears when something stops working, once, and when it works again: the database, room to write, notices of other processes. */
export type Outages = {
  begun(what: "unavailable" | "full" | "notices", reason: string): void;
  over(what: "unavailable" | "full" | "notices"): void;
};

const LOOK_IN_MILLISECONDS = 1_000;

/**
 * The current outage of the database. It begins with the first statement that finds it out, whatever number of them
 * follow, and is over when a check of our own succeeds, without any request.
 */
export function outageWatch({
  look,
  outages,
}: {
  look(what: "unavailable" | "full"): Promise<void>;
  outages: Outages;
}) {
  let present: "unavailable" | "full" | null = null;
  let timer: NodeJS.Timeout | undefined;
  let troubles = 0;

  async function lookAgain(): Promise<void> {
    const what = present;
    if (what === null) return;
    const before = troubles;
    const isWell = await look(what).then(
      () => true,
      () => false,
    );
    if (present !== what) return;
    if (isWell && before === troubles) {
      present = null;
      outages.over(what);
    } else lookSoon();
  }
  function lookSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(lookAgain, LOOK_IN_MILLISECONDS);
    timer.unref();
  }

  return {
    present: () => present,
    trouble(failure: Failure): void {
      const what = failure.code === "storageFull" ? "full" : "unavailable";
      troubles += 1;
      if (present === what) return;
      present = what;
      outages.begun(what, reasonOf(failure));
      lookSoon();
    },
    stop(): void {
      present = null;
      clearTimeout(timer);
    },
  };
}

import { useEffect, useState } from "react";

const quietInMilliseconds = 400;

/** The value as it last stood still: what differs from it has just been recomputed. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    if (rested === value) return;
    const timer = setTimeout(() => setRested(value), quietInMilliseconds);
    return () => clearTimeout(timer);
  }, [value, rested]);
  return rested;
}

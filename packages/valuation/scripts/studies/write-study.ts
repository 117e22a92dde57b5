import { writeFileSync } from "node:fs";
import { studyFile } from "./edition.ts";

const decimals = 6;

/** A millionth is more than any of these figures is known to, and less than processors differ by. */
export function rounded<Value>(value: Value): Value {
  // Serialised and read again with the same keys, so it has the same type.
  return JSON.parse(
    JSON.stringify(value, (_, each) => (typeof each === "number" ? roundedNumber(each) : each)),
  ) as Value;
}

const roundedNumber = (value: number): number => Number(value.toFixed(decimals)) || 0;

export function writeStudy(name: string, study: unknown): void {
  writeFileSync(studyFile(name), `${JSON.stringify(rounded(study), null, 1)}\n`);
}

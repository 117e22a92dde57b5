import { attribute, readXml } from "../../../../xml/read-xml.ts";

/** How numbers of a workbook are shown: what is a day, what is a percentage, what is just a number. */
export type NumberStyles = { shown(value: number, style: number): string | number };

const builtInDates = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);
const builtInPercentages = new Set([9, 10]);
const DAY_IN_MILLISECONDS = 86_400_000;
const LAST_DAY = 2_958_465;

/** Reads which formats the cells of a workbook use. */
export function numberStyles(part: Buffer | null, startsIn1904: boolean): NumberStyles {
  const formats = new Map<number, string>();
  const ids: number[] = [];
  if (part !== null) {
    readXml(part, {
      open(name, attributes, parent) {
        if (name === "numFmt")
          formats.set(Number(attribute(attributes, "numFmtId")), attribute(attributes, "formatCode") ?? "");
        else if (name === "xf" && parent === "cellXfs") ids.push(Number(attribute(attributes, "numFmtId") ?? 0));
        return undefined;
      },
    });
  }
  return {
    shown(value, style) {
      const id = ids[style] ?? 0;
      const format = plainFormat(formats.get(id) ?? "");
      if (builtInDates.has(id) || /[dy]/i.test(format)) return dayOf(value, startsIn1904) ?? `${value} d`;
      if (builtInPercentages.has(id) || format.includes("%")) return `${Number((value * 100).toPrecision(15))} %`;
      return value;
    },
  };
}

/** A format without colours, conditions, currencies and quoted words, whose letters mean nothing. */
const plainFormat = (format: string): string => format.replace(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g, "");

/**
 * The ISO date of a serial number; null when it is no day. Counting from 1900 spreadsheets know a 29 February 1900 that
 * never was: that day is refused, and the days before it count one more.
 */
function dayOf(serial: number, startsIn1904: boolean): string | null {
  const day = Math.floor(serial);
  if (day < 0 || day > LAST_DAY || (!startsIn1904 && (day === 60 || day === 0))) return null;
  const start = startsIn1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, day < 60 ? 31 : 30);
  return new Date(start + day * DAY_IN_MILLISECONDS).toISOString().slice(0, 10);
}

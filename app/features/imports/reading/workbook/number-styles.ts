import { attribute, readXml } from "../../../../xml/read-xml.ts";
import { dayAsShown, type ShownCell } from "./sheet-table.ts";

/** How numbers of a workbook are shown: what is a day, what is a percentage, what is divided, what is just a number. */
export type NumberStyles = { shown(value: number, style: number): ShownCell };

const builtInDates = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);
const builtInPercentages = new Set([9, 10]);
/** "dec-25", the one built-in format of a day that does not show it. */
const builtInMonth = 17;
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
      const written = formats.get(id) ?? "";
      const format = plainFormat(written);
      if (builtInDates.has(id) || /[dy]/i.test(format)) return { value: dateOf(value, { id, format, startsIn1904 }) };
      if (builtInPercentages.has(id) || format.includes("%")) return { value: `${inTens(value * 100)} %` };
      const divisor = divisorOf(format);
      const currency = currencyOf(written);
      return {
        value: divisor === 1 ? value : inTens(value / divisor),
        ...(divisor !== 1 && { divided: true }),
        ...(currency !== "" && { currency }),
      };
    },
  };
}

/** Without what doubles add beyond the digits of a spreadsheet. */
const inTens = (value: number): number => Number(value.toPrecision(15));

type DateFormat = { id: number; format: string; startsIn1904: boolean };

function dateOf(serial: number, { id, format, startsIn1904 }: DateFormat): string {
  const day = dayOf(serial, startsIn1904);
  if (day === null) return `${serial} d`;
  const isMonth = id === builtInMonth;
  const isOwn = !builtInDates.has(id);
  return dayAsShown(day, { day: !isMonth && (!isOwn || /d/i.test(format)), month: isMonth || /m/i.test(format) });
}

/** Each comma behind the last place of the whole divides what is shown by a thousand. */
function divisorOf(format: string): number {
  const [positive = ""] = format.split(";");
  const commas = /[0#?](,+)(?![0#?,])/.exec(positive)?.[1] ?? "";
  return 1_000 ** commas.length;
}

/** What a format writes beside the figure, where that may name a currency; "" else. */
function currencyOf(format: string): string {
  const [positive = ""] = format.split(";");
  const beside = positive
    .replace(/\[\$([^[\]-]*)(?:-[^[\]]*)?\]/g, " $1 ")
    .replace(/\[[^[\]]*\]|_.|\*./g, "")
    .replace(/["\\]/g, "")
    .replace(/[#0?.,()\s-]+/g, " ")
    .trim();
  return /\p{Sc}|[A-Z]{3}/u.test(beside) ? beside : "";
}

/** A format without colours, conditions, currencies and quoted words, whose letters mean nothing. */
const plainFormat = (format: string): string => format.replace(/"[^"]*"|\[[^[\]]*\]|\\.|_.|\*./g, "");

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

import { inflateSync } from "node:zlib";

export type PdfText = { text: string; x: number; y: number; size: number; width: number };

type Font = { letters: ReadonlyMap<number, string>; widths: readonly number[] };

/** Enough of a reader of PDF to see what a reader sees: the words of each page and where they stand, in points from its lower left corner. */
export function pagesOf(bytes: Uint8Array): PdfText[][] {
  const objects = pdfObjectsOf(Buffer.from(bytes));
  const bodies = [...objects.values()];
  return bodies
    .filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
    .map(({ head }) => {
      const resources = objects.get(referenceIn(head, "Resources"))?.head ?? "";
      const fonts = new Map<string, Font>();
      for (const [, name = "", id = ""] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
        const font = objects.get(Number(id))?.head ?? "";
        fonts.set(name, {
          letters: lettersIn(objects.get(referenceIn(font, "ToUnicode"))?.body ?? ""),
          widths: widthsIn(objects.get(Number(/\/DescendantFonts \[(\d+)/.exec(font)?.[1]))?.head ?? ""),
        });
      }
      return wordsIn(objects.get(referenceIn(head, "Contents"))?.body ?? "", fonts);
    });
}

/** All that is printed, without its spaces: a line may break anywhere. */
export const printedIn = (bytes: Uint8Array): string =>
  pagesOf(bytes)
    .flat()
    .map(({ text }) => text)
    .join("")
    .replaceAll(/\s+/g, "");

type PdfObject = { head: string; body: string };

function pdfObjectsOf(file: Buffer): Map<number, PdfObject> {
  const text = file.toString("latin1");
  const objects = new Map<number, PdfObject>();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const from = match.index + match[0].length;
    const end = text.indexOf("\nendobj", from);
    const stream = text.indexOf("\nstream\n", from);
    const hasStream = stream !== -1 && stream < end;
    const head = text.slice(from, hasStream ? stream : end);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const raw = file.subarray(stream + 8, stream + 8 + length);
    const body = hasStream && head.includes("FlateDecode") ? inflateSync(raw).toString("latin1") : "";
    objects.set(Number(match[1]), { head, body });
  }
  return objects;
}

const referenceIn = (head: string, name: string) => Number(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? -1);

/** The letters that the numbers of a font stand for. */
function lettersIn(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, first = "0", , list = ""] of map.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g))
    for (const [offset, code] of [...list.matchAll(/<([\w ]*)>/g)].entries()) {
      const written = Buffer.from((code[1] ?? "").replaceAll(" ", ""), "hex");
      letters.set(Number.parseInt(first, 16) + offset, written.swap16().toString("utf16le"));
    }
  return letters;
}

/** Of the letters of a font in their order, in thousandths of its size. */
const widthsIn = (font: string): readonly number[] =>
  (/\/W \[0 \[([\d. ]*)\]/.exec(font)?.[1] ?? "").split(" ").map(Number);

type Origin = { x: number; y: number; flip: number };
type State = { origins: Origin[]; font: string; size: number; x: number; y: number };

const sheet: Origin = { x: 0, y: 0, flip: 1 };

/** The effect of each operator of a page on words. */
const operators: Readonly<Record<string, (state: State, numbers: readonly number[], line: string) => void>> = {
  q: ({ origins }) => origins.push(origins.at(-1) ?? sheet),
  Q: ({ origins }) => origins.pop(),
  cm: ({ origins }, [, , , d = 1, e = 0, f = 0]) => {
    const { x, y, flip } = origins.pop() ?? sheet;
    origins.push({ x: x + e, y: y + flip * f, flip: flip * d });
  },
  Tm: (state, [, , , , e = 0, f = 0]) => {
    const { x, y, flip } = state.origins.at(-1) ?? sheet;
    Object.assign(state, { x: x + e, y: y + flip * f });
  },
  Tf: (state, numbers, line) => {
    Object.assign(state, { font: /\/(F\d+)/.exec(line)?.[1] ?? "", size: numbers.at(-1) ?? 0 });
  },
};

function wordsIn(content: string, fonts: ReadonlyMap<string, Font>): PdfText[] {
  const state: State = { origins: [sheet], font: "", size: 0, x: 0, y: 0 };
  const words: PdfText[] = [];
  for (const line of content.split("\n")) {
    operators[line.split(" ").at(-1) ?? ""]?.(state, line.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [], line);
    if (!line.endsWith("TJ")) continue;
    const font = fonts.get(state.font);
    const { x, y, size } = state;
    const pieces = [...line.matchAll(/<(\w+)>|(-?\d+(?:\.\d+)?)/g)];
    const codes = pieces.flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16));
    const text = codes.map((code) => font?.letters.get(code) ?? "\ufffd").join("");
    // A number between letters brings the next ones so much nearer.
    const nearer = pieces.reduce((sum, [, , number = "0"]) => sum + Number(number), 0);
    const advance = codes.reduce((sum, code) => sum + (font?.widths[code] ?? Number.NaN), 0);
    words.push({ text, x, y, size, width: ((advance - nearer) * size) / 1000 });
  }
  return words;
}

import pdfmake from "pdfmake";
import type { TDocumentDefinitions } from "pdfmake/interfaces.js";
import type { TearSheet } from "../../core/analysis/contracts/tear-sheet.ts";
import type { Language } from "../../messages/languages.ts";
import { type Fonts, openFonts } from "../fonts/fonts.ts";
import { appendix } from "./appendix.ts";
import { frontEndId, frontPage } from "./front-page.ts";
import { colours, page, tableLayouts } from "./style.ts";
import { type Writer, writerFor } from "./writer.ts";

/** Sizes to try, largest first, until the front fits its page. */
const scales = [1.08, 1, 0.93, 0.86, 0.8] as const;

let opened: Fonts | undefined;

/** An analysis on paper: a sheet of one page and its appendix. The same sheet gives the same bytes. */
export async function writeTearSheet(sheet: TearSheet, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  opened ??= prepared();
  const fonts = opened;
  let bytes: Uint8Array<ArrayBuffer> = new Uint8Array();
  for (const scale of scales) {
    const writer = await writerFor({ sheet, language, fonts, scale });
    const made = await makePdf(writer, fonts);
    bytes = made.bytes;
    if (made.frontPages === 1) break;
  }
  return bytes;
}

function prepared(): Fonts {
  pdfmake.setTableLayouts(tableLayouts);
  // Nothing is fetched for a document, and no file is read: the fonts are in memory.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => false);
  return openFonts();
}

// Its types leave out the files that it keeps in memory: there it looks for fonts first.
const { virtualfs } = pdfmake as typeof pdfmake & { virtualfs: { writeFileSync(name: string, bytes: Buffer): void } };

function hand(used: ReturnType<Fonts["used"]>): void {
  const kept = (name: string, bytes: Buffer) => {
    virtualfs.writeFileSync(name, bytes);
    return name;
  };
  const named = used.map(({ font, normal, bold }) => [
    font,
    { normal: kept(`${font} normal`, normal), bold: kept(`${font} bold`, bold) },
  ]);
  pdfmake.setFonts(Object.fromEntries(named));
}

async function makePdf(writer: Writer, fonts: Fonts): Promise<{ bytes: Uint8Array<ArrayBuffer>; frontPages: number }> {
  let frontPages = 1;
  const definition: TDocumentDefinitions = {
    ...described(writer),
    content: [...frontPage(writer), ...appendix(writer)],
    // Asked of every node that does not begin a page by itself, once it has its place.
    pageBreakBefore: ({ id, pageNumbers }) => {
      if (id === frontEndId) frontPages = Math.max(...pageNumbers);
      return false;
    },
  };
  hand(fonts.used());
  const buffer = await pdfmake.createPdf(definition).getBuffer();
  return { bytes: new Uint8Array(buffer), frontPages };
}

function described(writer: Writer): Omit<TDocumentDefinitions, "content"> {
  const { sheet, t, language, say, title } = writer;
  const { ticker, quote, statements } = sheet.file.fundamentals;
  const name = t("tearSheet.title", { name: title, ticker });
  const small = { fontSize: 6, color: colours["ink-3"] };
  return {
    pageSize: "A4",
    pageMargins: [page.margin, page.margin - 6, page.margin, page.foot],
    language,
    displayTitle: true,
    // The day of the data, not of the printing: the same analysis is the same file.
    info: {
      title: name,
      subject: t("tearSheet.subject"),
      author: "Valora",
      creator: `Valora ${sheet.version}`,
      producer: "Valora",
      keywords: `${ticker}, ${sheet.run}`,
      creationDate: new Date(quote?.asOf ?? statements.at(-1)?.fiscalYearEnd ?? 0),
    },
    defaultStyle: { font: "Sans", fontSize: 7, color: colours.ink },
    footer: (current, pages) => ({
      columns: [
        {
          ...say(`${sheet.page} · ${t("tearSheet.run", { run: sheet.run })} · Valora ${sheet.version}`, small),
          width: "*",
        },
        {
          ...say(t("tearSheet.page", { page: String(current), pages: String(pages) }), {
            ...small,
            alignment: "right",
          }),
          width: 80,
        },
      ],
      margin: [page.margin, 8, page.margin, 0],
    }),
  };
}

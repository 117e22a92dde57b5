/** The light column of the page's colours (`web/design/tokens.css`; a test compares the two). Paper is always light. */
export const colours = {
  paper: "#f7faf8",
  ink: "#131f1b",
  "ink-2": "#3e4945",
  "ink-3": "#5a6561",
  line: "#d8deda",
  "line-2": "#b7c0bb",
  control: "#79837e",
  accent: "#663496",
  under: "#0e6746",
  over: "#af302b",
  fair: "#424d57",
  d3: "#f5a69c",
  d2: "#fbc8c0",
  d1: "#fee4df",
  d0: "#eaf0f0",
  u1: "#d4f0e1",
  u2: "#ade1c6",
  u3: "#85cfab",
  s2: "#becfc8",
} as const;

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, margin: 34, foot: 30 } as const;
const gap = 16;
const inner = page.width - 2 * page.margin;
/** Three fifths and two fifths, and between them some air. */
export const columns = { gap, left: (inner - gap) * 0.6, right: (inner - gap) * 0.4, inner } as const;

export const statusColours = { undervalued: colours.under, fair: colours.fair, overvalued: colours.over } as const;

/** Rules between rows and no boxes, as on the page. */
export const tableLayouts = {
  ledger: {
    hLineWidth: (row: number, { table: { body } }: { table: { body: readonly unknown[] } }) =>
      row === 0 || row === body.length ? 0 : 0.5,
    vLineWidth: () => 0,
    hLineColor: () => colours.line,
    paddingLeft: (column: number) => (column === 0 ? 0 : 4),
    paddingRight: (column: number, { table }: { table: { widths?: unknown } }) =>
      Array.isArray(table.widths) && column === table.widths.length - 1 ? 0 : 4,
    paddingTop: () => 1.6,
    paddingBottom: () => 1.6,
  },
};

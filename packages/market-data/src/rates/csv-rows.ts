/** Rows of a comma-separated text by the names of its first row. Quoted cells may hold commas, quotes and line ends. */
export function csvRows(text: string): readonly Readonly<Record<string, string>>[] {
  const [names = [], ...rows] = cellsOf(text);
  return rows
    .filter((cells) => cells.some((cell) => cell !== ""))
    .map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ""])));
}

const quotedCell = /"((?:[^"]|"")*)"/y;
const plainCell = /[^,\r\n]*/y;

function cellsOf(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let position = 0;
  while (position < text.length) {
    quotedCell.lastIndex = position;
    plainCell.lastIndex = position;
    // a quote that never closes is a character like any other
    const match = quotedCell.exec(text) ?? plainCell.exec(text) ?? [""];
    row.push(match[1] === undefined ? match[0] : match[1].replaceAll('""', '"'));
    position += match[0].length;
    if (text[position] === ",") position += 1;
    else {
      rows.push(row);
      row = [];
      position = Math.max(afterLineEnd(text, position), position + 1);
    }
  }
  return rows;
}

const afterLineEnd = (text: string, position: number) => position + (text.startsWith("\r\n", position) ? 2 : 1);

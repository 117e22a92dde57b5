/** Gathers a text of a workbook from its runs, without the phonetic readings that some languages add. */
export function textRuns() {
  let text = "";
  let isReading = false;
  return {
    begin() {
      text = "";
      isReading = false;
    },
    open(name: string, parent: string) {
      if (name === "rPh" && parent !== "t") isReading = true;
    },
    text(piece: string, parent: string) {
      if (parent === "t" && !isReading) text += piece;
    },
    close(name: string) {
      if (name === "rPh") isReading = false;
    },
    told: () => text,
  };
}

import { Failure, type FailureCode, type FailureParams } from "../../failure.ts";
import type { PortfolioAnswer } from "../../features/portfolio/contracts/portfolio.ts";
import { longestTable } from "../../features/portfolio/contracts/portfolio-limits.ts";
import { readChoices } from "../../features/portfolio/use-cases/read-request.ts";
import { readPositions } from "../../features/portfolio/use-cases/tables/read-table.ts";
import { writtenTable } from "../../features/portfolio/use-cases/written-table.ts";
import { askingOf, type RequestContext } from "../context.ts";
import { choicesIn, emptyForm, type PortfolioForm, portfolioFormIn, uploadIn } from "./portfolio-form.ts";
import { rowsTold, rowsToTell } from "./told-rows.server.ts";

/** A table whose columns the reader has to name. */
type UnknownColumns = { headings: readonly string[]; guessed: Readonly<Record<string, number>> };

/** What a form comes to: the portfolio valued, columns to name, or why neither. */
export type ValuedForm = {
  form: PortfolioForm;
  failure: { code: FailureCode; params: FailureParams; status: number } | null;
  unknown: UnknownColumns | null;
  answer: PortfolioAnswer | null;
};

/** Reads the form of a request and values its portfolio. What is wrong with it comes back with what was typed. */
export async function valuedForm(request: Request, asked: RequestContext): Promise<ValuedForm> {
  const sent = await request.formData().catch(() => null);
  if (sent === null) return refused(emptyForm, new Failure("multipartInvalid"), asked);
  const form = portfolioFormIn(sent);
  try {
    const upload = await uploadIn(sent);
    const { table } = await asked.product.readUpload(upload);
    const { currency, reading, rates } = readChoices(choicesIn(form));
    const read = readPositions(table, reading);
    const shown = table.kind === "text" ? table.text : tabbed(table.rows);
    if (read.kind === "refused") throw new Failure(read.code === "tableEmpty" ? "positionsMissing" : "tableUnreadable");
    if (read.kind === "columnsUnknown") {
      // It is sent again with the columns named: whole, or not at all.
      if (shown.length > longestTable) throw new Failure("tableUnreadable");
      const guessed = Object.fromEntries(Object.entries(read.guessed).map(([role, column]) => [role, column + 1]));
      return {
        form: { ...form, table: shown },
        failure: null,
        answer: null,
        unknown: { headings: read.headings, guessed },
      };
    }
    if (read.holdings.length === 0 && read.skipped.length === 0) throw new Failure("positionsMissing");
    const { holdings, broker } = read;
    const skipped = upload.kind === "table" ? [...rowsTold(sent), ...read.skipped] : read.skipped;
    const signal = request.signal;
    const answer = await asked.product.valuePortfolio(askingOf(asked), {
      ...{ holdings, skipped, broker, currency, rates, signal },
    });
    return { form: formAgain(form, { answer, shown }), failure: null, unknown: null, answer };
  } catch (error) {
    return refused(form, Failure.from(error), asked);
  }
}

/**
 * The form below its answer: the positions as they were read, and the rows that were skipped, to be told again. Where a number is
 * doubtful the table stays as it was sent, so that its reader can say how numbers are written.
 */
function formAgain(form: PortfolioForm, { answer, shown }: { answer: PortfolioAnswer; shown: string }): PortfolioForm {
  const written = writtenTable(answer);
  const again = { ...form, numbers: "automatic", columns: {}, written };
  if (answer.skipped.some(({ reason }) => reason === "numberDoubtful") && shown.length <= longestTable)
    return { ...again, table: shown, told: [] };
  return { ...again, table: written, told: rowsToTell(answer.skipped) };
}

/** Cells of a workbook as text: what the form shows again. */
const tabbed = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => row.map((cell) => String(cell).replace(/\s+/g, " ")).join("\t")).join("\n");

function refused(form: PortfolioForm, failure: Failure, { reportFailure }: RequestContext): ValuedForm {
  if (failure.code === "unexpected") throw failure.cause ?? failure;
  reportFailure(failure);
  const { code, params, status } = failure;
  return { form, failure: { code, params, status }, unknown: null, answer: null };
}

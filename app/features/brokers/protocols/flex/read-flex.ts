import { Failure } from "../../../../failure.ts";
import { type Attributes, readXml } from "../../../../xml/read-xml.ts";

/** Rows of all sections that are read. */
const MOST_ROWS = 20_000;
/** Of a text between tags: codes, and messages that are not read. */
const LONGEST_TEXT = 1_000;

/** One account's part of a statement; a section is null where the query does not have it. */
export type FlexSections = {
  accountId: string;
  toDate: string;
  positions: Attributes[] | null;
  cash: Attributes[] | null;
};

export type FlexAnswer =
  | { kind: "accepted"; reference: string }
  | { kind: "refused"; code: string }
  | { kind: "statements"; statements: readonly FlexSections[] };

const unreadable = () => new Failure("brokerAnswerUnreadable", { broker: "interactiveBrokers" });

/**
 * Reads either answer of the Flex Web Service. A document type is refused, so that no entity is expanded; what is no XML, cut short, or
 * another document is refused too, and nothing of it is in the failure.
 */
export function readFlex(text: string): FlexAnswer {
  const read = reader();
  try {
    readXml(Buffer.from(text), read);
  } catch (error) {
    throw error instanceof Failure && error.code === "brokerAnswerTooLarge" ? error : unreadable();
  }
  return read.answer();
}

/** What a row is of, by its name and the section in which it stands. */
const rowsOf: Readonly<Record<string, "positions" | "cash">> = {
  "OpenPositions/OpenPosition": "positions",
  "CashReport/CashReportCurrency": "cash",
};
/** Sections by their names: one that is there without rows is there. */
const sectionsOf: Readonly<Record<string, "positions" | "cash">> = {
  "FlexStatement/OpenPositions": "positions",
  "FlexStatement/CashReport": "cash",
};

const statementOf = ({ accountId = "", toDate = "" }: Attributes): FlexSections => ({
  ...{ accountId, toDate, positions: null, cash: null },
});

function reader() {
  const statements: FlexSections[] = [];
  const texts: Record<string, string> = {};
  let root = "";
  let rows = 0;
  const openInside = (place: string, attributes: Attributes, statement: FlexSections): void => {
    const section = sectionsOf[place];
    if (section !== undefined) statement[section] ??= [];
    const row = rowsOf[place];
    if (row === undefined) return;
    rows += 1;
    if (rows > MOST_ROWS) throw new Failure("brokerAnswerTooLarge", { broker: "interactiveBrokers" });
    statement[row]?.push(attributes);
  };
  return {
    open(name: string, attributes: Attributes, parent: string): undefined {
      if (parent === "") root = name;
      const place = `${parent}/${name}`;
      const statement = statements.at(-1);
      if (place === "FlexStatements/FlexStatement") statements.push(statementOf(attributes));
      else if (statement !== undefined) openInside(place, attributes, statement);
    },
    text(piece: string, parent: string): void {
      if (root !== "FlexStatementResponse" || parent === root) return;
      texts[parent] = `${texts[parent] ?? ""}${piece}`.slice(0, LONGEST_TEXT);
    },
    answer(): FlexAnswer {
      if (root === "FlexQueryResponse" && statements.length > 0) return { kind: "statements", statements };
      if (root !== "FlexStatementResponse") throw unreadable();
      const [code, reference] = [texts.ErrorCode?.trim() ?? "", texts.ReferenceCode?.trim() ?? ""];
      if (/^\d{1,6}$/.test(code)) return { kind: "refused", code };
      if (texts.Status?.trim() === "Success" && /^\d{1,20}$/.test(reference)) return { kind: "accepted", reference };
      throw unreadable();
    },
  };
}

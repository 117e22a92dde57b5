import { type RawBuilder, sql } from "kysely";

/** A clock of another process may be ahead by so much. */
const TOLERANCE_IN_MILLISECONDS = 60_000;

type Waiting = {
  /** Columns: the moment, and how many waits came before it. */
  moment: string;
  count: string;
  now: Date;
  /** Milliseconds that such a moment may be away, by the count; the last one is for all higher counts. */
  longest: readonly number[];
};

/** Whether a moment is farther ahead than any wait could have put it, as a clock does that was ahead and came back. */
export const isTooFarAhead = ({ moment, count, now, longest }: Waiting): RawBuilder<boolean> => sql<boolean>`
  ${sql.ref(moment)} > ${now}::timestamptz + interval '1 millisecond' * (
    ${TOLERANCE_IN_MILLISECONDS}::float8
    + (string_to_array(${longest.join(",")}::text, ',')::float8[])[least(${sql.ref(count)} + 1, ${longest.length}::integer)]
  )
`;

import { type ComparedMultiple, type ComparedNumber, nodeWith, type PeerComparison } from "@valora/valuation";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "../../analysis/formats.ts";
import { TraceLink } from "../analysis/trace/trace-link.tsx";

type MultipleCellProps = {
  multiple: ComparedMultiple;
  /** The end of its trace address: the peer, or the average, that the multiple is of. */
  of: string;
  number: ComparedNumber;
  trace: PeerComparison["trace"];
  note?: string | null;
};

export function MultipleCell({ multiple: { kind, isUsed }, of, number, trace, note = null }: MultipleCellProps) {
  const t = useTranslations();
  const formats = useFormats();
  const side = isUsed ? "figure" : "figure peer-beside";
  if (number === null)
    return (
      <td className={`${side} nothing`} title={t("peers.absent")}>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t("peers.absent")}</span>
      </td>
    );
  return (
    <td className={side} data-label={t(`symbols.${kind}`)} data-trace={`peers/multiples/${kind}/${of}/value`}>
      <Traced number={number} trace={trace}>
        {formats.multiple(number.value)}
      </Traced>
      {note === null ? null : <small>{note}</small>}
    </td>
  );
}

type TracedProps = { number: NonNullable<ComparedNumber>; trace: PeerComparison["trace"]; children: ReactNode };

export function Traced({ number, trace, children }: TracedProps) {
  const node = nodeWith(trace, number.node);
  return node === undefined ? (
    children
  ) : (
    <TraceLink node={node} isQuiet>
      {children}
    </TraceLink>
  );
}

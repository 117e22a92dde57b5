import type { TraceNode } from "@valora/valuation";
import { createContext, type MouseEvent, type ReactNode, useContext } from "react";
import { useTranslations } from "use-intl";

/** Where the figures of a panel lead: a place in its list of steps, and with scripts a drawer that walks the trace. */
export type TraceTarget = {
  prefix: string;
  open: (id: number) => void;
  /** Where the list of steps stands when it is not on the page. */
  address?: string;
  /** The prefix of the addresses of its numbers, where its anchors do not tell them. */
  root?: string;
  /** More about a number than its trace says; what it returns stays the same while the page does. */
  aside?: (node: TraceNode) => ReactNode;
};

export const TraceTargetContext = createContext<TraceTarget>({ prefix: "step", open: () => {} });

type TraceLinkProps = {
  node: TraceNode;
  children: ReactNode;
  /** Underlined only under the hand: where every cell of a table is a link. */
  isQuiet?: boolean;
};

/** A figure that opens where it comes from. Without scripts it leads to its step in the list below. */
export function TraceLink({ node, children, isQuiet = false }: TraceLinkProps) {
  const { prefix, open, address = "", root } = useContext(TraceTargetContext);
  const t = useTranslations("trace");
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    open(node.id);
  };
  return (
    <a
      className={isQuiet ? "trace-quiet num" : "trace num"}
      href={`${address}#${prefix}-${node.id}`}
      rel={address === "" ? undefined : "nofollow"}
      data-trace={root && `${root}/trace/${node.id}`}
      onClick={follow}
      title={t("whence")}
    >
      {children}
    </a>
  );
}

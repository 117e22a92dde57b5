import { type CompanyFile, type PeerComparison, peerComparisonOf, type Scenario } from "@valora/valuation";
import { Table2 } from "lucide-react";
import { memo, type ReactNode, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { RefusedPeer } from "../../../core/analysis/contracts/peers.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { useLocalAddress } from "../../session/address.ts";
import { type Choice, searchOf, withNothingOpen } from "../analysis/controls/analysis-choice.ts";
import { FoldedSection } from "../analysis/folds/folded-section.tsx";
import { TraceDrawer } from "../analysis/trace/trace-drawer.tsx";
import { type TraceTarget, TraceTargetContext } from "../analysis/trace/trace-link.tsx";
import { TraceSteps } from "../analysis/trace/trace-steps.tsx";
import { AddPeer } from "./add-peer.tsx";
import { CheaperPeers } from "./cheaper-peers.tsx";
import type { CompareWith } from "./compare-with.ts";
import { PeerPlot } from "./peer-plot.tsx";
import { PeerTable } from "./peer-table.tsx";
import { findingTrace, PeersFinding, PeersPicture } from "./peers-finding.tsx";
import "./peers.css";

export type PeersPanelProps = {
  file: CompanyFile;
  choice: Choice;
  address: string;
  /** Asked for in the address, and no peers. */
  refused: readonly RefusedPeer[];
  compareWith: CompareWith;
};

/** Address parameter that lists the steps under the table for who has no scripts; value. */
const listed = { name: "steps", value: "peers" } as const;
const isListed = (search: string) => new URLSearchParams(search).get(listed.name) === listed.value;

/** Whom the company is compared with, at what multiples; the reader takes away and adds. */
export const PeersPanel = memo(function PeersPanel({ file, choice, address, refused, compareWith }: PeersPanelProps) {
  const t = useTranslations("peers");
  const tDay = useTranslations("analysis.asOf");
  const local = useLocalAddress();
  const { search } = useLocation();
  const head = useRef<HTMLAnchorElement>(null);
  const comparison = useComparison(file, choice);
  const tickers = comparison.peers.map(({ peer }) => peer.ticker);
  const isYours = choice.overrides.peers !== undefined;
  const addressWith = (peers: readonly string[] | undefined) => local(`${address}${searchWith(choice, peers)}#peers`);
  const listedAddress = `${address}${searchOf({ ...withNothingOpen(choice), open: ["peers"] })}`;
  const { currency } = file.fundamentals;
  return (
    <FoldedSection
      name="peers"
      className="peers"
      title={t("title")}
      titleRef={head}
      aside={
        <p
          className={isYours ? "t-tiny text-accent num" : "t-tiny text-ink-3 num"}
          role="status"
          data-trace="peers/count"
        >
          {t(isYours ? "yours" : "computed", { count: tickers.length })}
        </p>
      }
      finding={<PeersFinding comparison={comparison} name={spokenName(file.fundamentals.name)} />}
      picture={<PeersPicture comparison={comparison} />}
      trace={findingTrace(comparison)}
      isOpenAtFirst={isYours || refused.length > 0}
    >
      <p className="explains t-small mt-3 max-w-[84ch] text-ink-2">{t("lead")}</p>
      <Traced
        comparison={comparison}
        currency={currency}
        isListed={isListed(search)}
        listedAddress={local(`${listedAddress}&${listed.name}=${listed.value}`)}
      >
        <CheaperPeers comparison={comparison} name={spokenName(file.fundamentals.name)} />
        <PeerPlot comparison={comparison} />
        <details className="disclosure mt-3" open={isYours || refused.length > 0 || isListed(search)}>
          <summary>
            <Table2 size={14} strokeWidth={1.6} aria-hidden="true" />
            {t("plot.asTable")}
          </summary>
          <PeerTable
            comparison={comparison}
            file={file}
            scenario={choice.scenario}
            addressWithout={(ticker) => addressWith(tickers.filter((each) => each !== ticker))}
            onRemove={(ticker) => {
              compareWith(tickers.filter((each) => each !== ticker));
              // The row with the focus goes away.
              head.current?.focus({ preventScroll: true });
            }}
          />
        </details>
      </Traced>
      <TakenAway file={file} tickers={tickers} isYours={isYours} addressWith={addressWith} compareWith={compareWith} />
      {choice.asOf === undefined ? null : <p className="hint">{tDay("noPeers")}</p>}
      <AddPeer
        file={file}
        tickers={tickers}
        hidden={[...new URLSearchParams(searchWith(choice, undefined))]}
        address={address}
        source={choice.source}
        refused={refused}
        compareWith={compareWith}
      />
    </FoldedSection>
  );
});

type TakenAwayProps = Pick<PeersPanelProps, "file" | "compareWith"> & {
  tickers: readonly string[];
  isYours: boolean;
  addressWith: (peers: readonly string[] | undefined) => string;
};

/** Computed peers that the reader took away, and the way back to all of them. */
function TakenAway({ file, tickers, isYours, addressWith, compareWith }: TakenAwayProps) {
  const t = useTranslations("peers");
  const away = file.peers.filter(({ ticker }) => !tickers.includes(ticker));
  if (away.length === 0 && !isYours) return null;
  return (
    <p className="peers-back no-print">
      {away.length === 0 ? null : <span className="text-ink-3">{t("back")}</span>}
      {away.map(({ ticker, name }) => (
        <a
          key={ticker}
          className="chip constant num"
          href={addressWith([...tickers, ticker])}
          aria-label={t("backOf", { name: spokenName(name) })}
          onClick={(event) => {
            event.preventDefault();
            compareWith([...tickers, ticker]);
          }}
        >
          + {ticker}
        </a>
      ))}
      {isYours ? (
        <a
          className="link"
          href={addressWith(undefined)}
          onClick={(event) => {
            event.preventDefault();
            compareWith(null);
          }}
        >
          {t("reset")}
        </a>
      ) : null}
    </p>
  );
}

const searchWith = (choice: Choice, peers: readonly string[] | undefined): string => {
  const { peers: _before, ...overrides } = choice.overrides;
  return searchOf({ ...choice, overrides: peers === undefined ? overrides : { ...overrides, peers } });
};

/** The multiples hang on nothing but the companies: a moved rate leaves the table as it is. */
function useComparison(file: CompanyFile, { overrides: { peers } }: Choice): PeerComparison {
  return useMemo(() => {
    const scenario: Scenario = "neutral";
    return peerComparisonOf(file, { scenario, overrides: peers === undefined ? {} : { peers } });
  }, [file, peers]);
}

type TracedProps = {
  comparison: PeerComparison;
  currency: string;
  /** Whether every step stands below: asked for in the address, because there are hundreds. */
  isListed: boolean;
  listedAddress: string;
  children: ReactNode;
};

/** The table, whose figures open where they come from. */
function Traced({ comparison: { trace }, currency, isListed, listedAddress, children }: TracedProps) {
  const t = useTranslations("peers");
  const [path, setPath] = useState<readonly number[]>([]);
  const target = useMemo<TraceTarget>(
    () => ({
      prefix: "step-peers",
      address: isListed ? "" : listedAddress,
      open: (id) => setPath((before) => [...before, id]),
    }),
    [isListed, listedAddress],
  );
  return (
    <TraceTargetContext value={target}>
      {children}
      {isListed ? (
        <TraceSteps
          trace={trace}
          currency={currency}
          title={t("steps", { count: String(trace.nodes.length) })}
          countTrace="peers/steps"
          isOpen
        />
      ) : null}
      <TraceDrawer trace={trace} currency={currency} path={path} onPath={setPath} />
    </TraceTargetContext>
  );
}

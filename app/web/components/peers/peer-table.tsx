import type { CompanyFile, ComparedMultiple, Peer, PeerComparison, Scenario } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { spokenName } from "../../../messages/company-name.ts";
import { useFormats } from "../../analysis/formats.ts";
import { buttonClass } from "../../design/button.tsx";
import { ColumnHeads, figureColumn, ScrollRegion, textColumn, unlabelledColumn } from "../../design/data-table.tsx";
import { useSourceName } from "../analysis/evidence/source-name.ts";
import { LocalLink } from "../site/local-link.tsx";
import { MultipleCell, Traced } from "./multiple-cell.tsx";
import { StatisticRows } from "./peer-statistics.tsx";

type PeerTableProps = {
  comparison: PeerComparison;
  file: CompanyFile;
  /** The one whose quartile counts. */
  scenario: Scenario;
  addressWithout: (ticker: string) => string;
  onRemove: (ticker: string) => void;
};

/** The company, its peers and what the method makes of them: one column a multiple. */
export function PeerTable(props: PeerTableProps) {
  const { comparison, file } = props;
  const t = useTranslations();
  const formats = useFormats();
  const { currency } = file.fundamentals;
  return (
    <>
      <ScrollRegion label={t("peers.region")} className="scroll-x relative mt-4">
        <table className="table table-stacks peer-table">
          <ColumnHeads
            columns={[
              textColumn(t("peers.company")),
              textColumn(t("peers.why")),
              figureColumn(
                <>
                  {t("peers.marketCap")}
                  <small>{t("peers.millions", { currency: formats.currency(currency) })}</small>
                </>,
              ),
              ...comparison.multiples.map(({ kind, isUsed }) => ({
                head: <abbr title={t(`quantities.${kind}`)}>{t(`symbols.${kind}`)}</abbr>,
                className: isUsed ? "figure" : "figure peer-beside",
              })),
              unlabelledColumn(t("peers.remove")),
            ]}
          />
          <PeerRows {...props} />
          <StatisticRows {...props} />
        </table>
      </ScrollRegion>
      <UsedMultiples comparison={comparison} />
    </>
  );
}

function PeerRows({ comparison, file, addressWithout, onRemove }: PeerTableProps) {
  const t = useTranslations("peers");
  const formats = useFormats();
  const { multiples, peers, trace } = comparison;
  const isLast = peers.length === 1;
  return (
    <tbody>
      <tr className="peer-own">
        <th scope="row">{t("own", { name: spokenName(file.fundamentals.name) })}</th>
        <td />
        <td className="figure" />
        {multiples.map((multiple) => (
          <MultipleCell key={multiple.kind} multiple={multiple} of="own" number={multiple.own} trace={trace} />
        ))}
        <td />
      </tr>
      {peers.map(({ peer, marketCap }, index) => (
        <tr key={peer.ticker}>
          <PeerName peer={peer} />
          <td className={peer.match === "unrelated" ? "text-accent" : undefined}>{t(`matches.${peer.match}`)}</td>
          <td
            className="figure"
            data-label={t("marketCap")}
            data-trace={`peers/companies/${peer.ticker}/marketCap/value`}
          >
            <Traced number={marketCap} trace={trace}>
              {formats.millions(marketCap.value)}
            </Traced>
          </td>
          {multiples.map((multiple) => (
            <MultipleCell
              key={multiple.kind}
              multiple={multiple}
              of={`peers/${peer.ticker}`}
              number={multiple.peers[index] ?? null}
              trace={trace}
            />
          ))}
          <td className="no-print">
            {isLast ? (
              <span className="hint m-0">{t("last")}</span>
            ) : (
              <a
                className={buttonClass("secondary", "small")}
                href={addressWithout(peer.ticker)}
                aria-label={t("removeOf", { name: spokenName(peer.name) })}
                rel="nofollow"
                onClick={(event) => {
                  event.preventDefault();
                  onRemove(peer.ticker);
                }}
              >
                {t("remove")}
              </a>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  );
}

function PeerName({ peer }: { peer: Peer }) {
  const { ticker, name, fiscalYearEnd, accounts, priceAsOf, provider } = peer;
  const t = useTranslations("peers");
  const formats = useFormats();
  const sourceName = useSourceName();
  return (
    <th scope="row">
      <LocalLink className="constant link" to={`/analysis/${encodeURIComponent(ticker)}`}>
        {spokenName(name)}
      </LocalLink>{" "}
      <span className="constant num">{ticker}</span>
      <small data-trace={`peers/companies/${ticker}`}>
        {t(accounts === "twelveMonths" ? "trailingDates" : "dates", {
          fiscalYearEnd: formats.date(fiscalYearEnd),
          priceAsOf: formats.date(priceAsOf),
          source: sourceName(provider),
        })}
      </small>
    </th>
  );
}

/** Which multiples the method takes, and where too few peers have one. */
function UsedMultiples({ comparison: { multiples, least } }: { comparison: PeerComparison }) {
  const t = useTranslations();
  const used = multiples.filter(({ isUsed }) => isUsed);
  const namesOf = (some: readonly ComparedMultiple[]) => some.map(({ kind }) => t(`symbols.${kind}`)).join(", ");
  const replaced = used.filter(({ statistic }) => statistic?.from === "sectorAverage");
  const leftOut = multiples.filter(({ isAsked, statistic }) => isAsked && statistic === null);
  return (
    <div className="peers-notes t-small text-ink-2">
      {used.length === 0 ? null : (
        <p>{t(used.length === multiples.length ? "peers.usedAll" : "peers.used", { names: namesOf(used) })}</p>
      )}
      {replaced.length === 0 ? null : (
        <p className="note" data-trace="peers/least">
          {t("peers.sectorAverage", { names: namesOf(replaced), least: String(least) })}
        </p>
      )}
      {leftOut.length === 0 ? null : (
        <p className="note" data-trace="peers/least">
          {t("peers.leftOut", { names: namesOf(leftOut), least: String(least) })}
        </p>
      )}
    </div>
  );
}

import { ownRatioAddress } from "../../own-ratios/own-ratio-address.ts";
import { OwnRatioCell } from "../../own-ratios/own-ratio-cell.tsx";
import { type ComparedWithRatios, Row } from "./compare-row.tsx";

/** The ratios of the reader's own, each under its formula; a value leads to where it comes from. */
export function OwnRatioRows({ ratios, ...columns }: ComparedWithRatios) {
  return ratios.map((ratio, index) => (
    <Row
      key={ratio.place}
      name={<code className="ratio-name text-start">{ratio.expression}</code>}
      traces={(compared) =>
        compared.ratios[index]?.value == null ? undefined : `ownRatios/${ratio.place}/result/value`
      }
      ratios={[ratio]}
      {...columns}
    >
      {({ company: { ticker, currency }, ratios: found }) => (
        <OwnRatioCell
          found={found[index]}
          unit={ratio.unit}
          currency={currency}
          to={ownRatioAddress(ticker, ratio, { view: columns.view, figures: columns.figures[ticker] })}
        />
      )}
    </Row>
  ));
}

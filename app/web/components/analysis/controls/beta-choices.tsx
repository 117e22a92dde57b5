import type { CompanyFile, ValuationRequest } from "@valora/valuation";
import {
  type BetaAlternative,
  type BetaKind,
  type BetaRegression,
  betaAlternatives,
} from "@valora/valuation/beta-alternatives";
import { type ReactNode, useId, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "../../../analysis/formats.ts";
import { useLocalAddress } from "../../../session/address.ts";
import { figuresAddressOf } from "../../fundamentals/figures-address.ts";
import { useSourceName } from "../evidence/source-name.ts";
import { TraceDrawer } from "../trace/trace-drawer.tsx";
import { TraceLink, TraceTargetContext } from "../trace/trace-link.tsx";
import { type Choice, type Choose, searchOf } from "./analysis-choice.ts";

type BetaChoicesProps = {
  file: CompanyFile;
  request: ValuationRequest;
  choice: Choice;
  address: string;
  choose: Choose;
};

/** Differences below this are of the decimals that an address keeps. */
const sameBeta = 1e-9;

const noPath: readonly number[] = [];

/** The betas that there are for the company, each with its derivation and a way to take it. */
export function BetaChoices(props: BetaChoicesProps) {
  const { file, request } = props;
  const t = useTranslations("expert.betas");
  const id = useId();
  const { known, regression } = useMemo(() => betaAlternatives(file, request), [file, request]);
  const [opened, setOpened] = useState<{ kind: BetaKind; path: readonly number[] } | null>(null);
  const shown = known.find(({ kind }) => kind === opened?.kind);
  return (
    <section className="beta-choices" aria-labelledby={id}>
      <h3 className="label" id={id}>
        {t("title")}
      </h3>
      <ul>
        {known.map((each) => (
          <BetaLine
            key={each.kind}
            {...props}
            alternative={each}
            regression={regression}
            onTrace={(path) => setOpened({ kind: each.kind, path })}
          />
        ))}
        {known.some(({ kind }) => kind === "bottomUp") ? null : <li>{t("noIndustry")}</li>}
        {regression === null ? <li>{t("none")}</li> : null}
      </ul>
      {shown === undefined ? null : (
        <BetaTrace
          {...props}
          of={shown}
          onTrace={(path) => setOpened({ kind: shown.kind, path: [...(opened?.path ?? noPath), ...path] })}
        >
          <TraceDrawer
            trace={shown.trace}
            currency={file.fundamentals.currency}
            path={opened?.path ?? noPath}
            onPath={(path) => setOpened(path.length === 0 ? null : { kind: shown.kind, path })}
          />
        </BetaTrace>
      )}
    </section>
  );
}

type BetaLineProps = BetaChoicesProps & {
  alternative: BetaAlternative;
  regression: BetaRegression | null;
  onTrace: (path: readonly number[]) => void;
};

function BetaLine(props: BetaLineProps) {
  const { alternative, regression, choice, address, choose, onTrace } = props;
  const t = useTranslations("expert.betas");
  const formats = useFormats();
  const local = useLocalAddress();
  const { kind, value, trace } = alternative;
  const { beta } = choice.overrides;
  const isInUse = beta !== undefined && Math.abs(beta - value) < sameBeta;
  const overrides = { ...choice.overrides, beta: value };
  const result = trace.nodes[trace.result];
  return (
    <li>
      {kind === "regression" ? <Regression of={regression} /> : t(kind)}{" "}
      {result === undefined ? null : (
        <BetaTrace {...props} of={alternative} onTrace={onTrace}>
          <TraceLink node={result}>{formats.number(value, 2)}</TraceLink>
        </BetaTrace>
      )}{" "}
      {isInUse ? (
        <span className="text-accent">{t("inUse")}</span>
      ) : (
        <a
          className="link"
          href={local(`${address}${searchOf({ ...choice, overrides })}#expert`)}
          onClick={(event) => {
            event.preventDefault();
            choose((before) => ({ overrides: { ...before.overrides, beta: value } }));
          }}
        >
          {t("take")}
        </a>
      )}
    </li>
  );
}

type BetaTraceProps = Pick<BetaChoicesProps, "file" | "address"> & {
  of: BetaAlternative;
  onTrace?: (path: readonly number[]) => void;
  children: ReactNode;
};

/** Where the numbers of a beta lead: with scripts the drawer, without them the answer that holds the derivation. */
function BetaTrace({ file, address, of: { kind }, onTrace, children }: BetaTraceProps) {
  // Figures that are no listed company's cannot be asked for.
  const isListed = address.startsWith("/analysis/");
  const target = {
    prefix: `beta-${kind}`,
    root: `betas/${kind}`,
    address: isListed ? `${figuresAddressOf(file.fundamentals.ticker)}&of=betas/${kind}/trace` : "",
    open: (id: number) => onTrace?.([id]),
  };
  return <TraceTargetContext value={target}>{children}</TraceTargetContext>;
}

/** Over how many months against what, and who says so. */
function Regression({ of }: { of: BetaRegression | null }) {
  const t = useTranslations("expert.betas");
  const formats = useFormats();
  const sourceName = useSourceName();
  const { months = null, index = null } = of ?? {};
  return (
    <>
      <span className="constant">
        {t("regression", { months: months === null ? "none" : String(months), index: index ?? "none" })}
      </span>
      {of === null ? null : (
        <small className="text-ink-3">
          {" "}
          {sourceName(of.source)} · {formats.date(of.asOf)}
        </small>
      )}
    </>
  );
}

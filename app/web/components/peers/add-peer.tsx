import { type CompanyFile, peerCount } from "@valora/valuation";
import { type FormEvent, useId, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { PeersAnswer, RefusedPeer } from "../../../core/analysis/contracts/peers.ts";
import { useFormats } from "../../analysis/formats.ts";
import { Button } from "../../design/button.tsx";
import { FieldError } from "../../design/field.tsx";
import { useCarriedLanguage } from "../../session/address.ts";
import type { Suggestion } from "../home/suggestion.ts";
import { TickerCombobox } from "../home/ticker-combobox.tsx";
import type { CompareWith } from "./compare-with.ts";

type AddPeerProps = {
  file: CompanyFile;
  /** Those that count now. */
  tickers: readonly string[];
  /** The other parameters of the address. */
  hidden: readonly (readonly [string, string])[];
  address: string;
  source: string | null;
  refused: readonly RefusedPeer[];
  compareWith: CompareWith;
};

const noneBefore: readonly Suggestion[] = [];
const maximum = String(peerCount.maximum);

/** A box for one more. A form that works by itself; with scripts only the figures of the new one are asked for. */
export function AddPeer(props: AddPeerProps) {
  const { file, tickers, hidden, address } = props;
  const { ticker } = file.fundamentals;
  const except = useMemo(() => [ticker, ...tickers], [ticker, tickers]);
  const t = useTranslations("peers");
  const formats = useFormats();
  const id = useId();
  const carried = useCarriedLanguage();
  const { add, isAsking, problem, typed, turn } = useAdding(props);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    add(String(new FormData(event.currentTarget).getAll("peers").at(-1) ?? ""));
  };
  if (tickers.length >= peerCount.maximum && problem.length === 0)
    return (
      <p className="hint" data-trace="peers/most">
        {t("full", { maximum })}
      </p>
    );
  return (
    <form className="peers-add no-print" action={`${address}#peers`} method="get" onSubmit={submit}>
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {carried === null ? null : <input type="hidden" name="lang" value={carried} />}
      {tickers.length === 0 ? null : <input type="hidden" name="peers" value={tickers.join(",")} />}
      <label htmlFor={`${id}-peer`} className="label">
        {t("add")}
      </label>
      <div className="peers-add-box">
        <TickerCombobox
          key={turn}
          inputId={`${id}-peer`}
          hintId={problem.length === 0 ? `${id}-hint` : `${id}-error ${id}-hint`}
          examples={file.peers.slice(0, 5).map(({ ticker }) => ticker)}
          popular={noneBefore}
          except={except}
          name="peers"
          typed={typed}
          isInvalid={problem.length > 0}
          onChoose={add}
        />
        <Button className="min-h-14 px-[26px]" busy={isAsking}>
          {t("addButton")}
        </Button>
      </div>
      <div role="status">
        {problem.length === 0 ? null : (
          <div id={`${id}-error`}>
            {problem.map((text) => (
              <FieldError key={text}>{text}</FieldError>
            ))}
          </div>
        )}
        {isAsking ? <span className="sr-only">{t("adding")}</span> : null}
      </div>
      <p id={`${id}-hint`} className="hint" data-trace="peers/most">
        {t("hint", { currency: formats.currency(file.fundamentals.currency), maximum })}
      </p>
    </form>
  );
}

/** Asks for the figures of what was typed; what is refused stays in the field with the reason. */
function useAdding({ tickers, address, source, refused, compareWith }: AddPeerProps) {
  const t = useTranslations();
  const textOf = ({ peer, reason }: RefusedPeer) => t("failures.peersRefused", { peer, reason, maximum });
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState(() => refused.map(textOf));
  const [typed, setTyped] = useState(() => refused.map(({ peer }) => peer).join(", "));
  const [turn, setTurn] = useState(0);
  const asked = useRef(0);
  const add = async (text: string) => {
    asked.current += 1;
    const turnOfThis = asked.current;
    setIsAsking(true);
    const answer = await peersWith({ tickers, typed: text, address, source });
    // The reader has asked for another peer meanwhile.
    if (turnOfThis !== asked.current) return;
    setIsAsking(false);
    if (answer.kind === "failed") return setProblem([t("peers.failed")]);
    compareWith(answer.tickers, answer.further);
    setProblem(answer.refused.map(textOf));
    setTyped(answer.refused.map(({ peer }) => peer).join(", "));
    setTurn((before) => before + 1);
  };
  return { add, isAsking, problem, typed, turn };
}

type Asked = { tickers: readonly string[]; typed: string; address: string; source: string | null };

/** The list with what was typed, from the server; an answer that does not come is a failed one. */
async function peersWith({ tickers, typed, address, source }: Asked): Promise<PeersAnswer> {
  const search = new URLSearchParams();
  if (tickers.length > 0) search.append("peers", tickers.join(","));
  search.append("peers", typed);
  if (source !== null) search.set("source", source);
  try {
    const response = await fetch(`${address}/peers?${search}`);
    // Our own server's answer to our own question.
    return response.ok ? ((await response.json()) as PeersAnswer) : { kind: "failed" };
  } catch {
    return { kind: "failed" };
  }
}

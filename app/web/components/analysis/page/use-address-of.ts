import { type Dispatch, type SetStateAction, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { localAddress, useCarriedLanguage } from "../../../session/address.ts";
import { type Choice, choiceOf, searchOf } from "../controls/analysis-choice.ts";

const settleInMilliseconds = 250;

/** The router's key of a history entry that a jump of the browser's has made: it has written no other into it. */
const KEY_OF_JUMPS = "default";

/** So many addresses that were left are remembered: no jump takes longer than the last few moves of a slider. */
const mostLeft = 8;

type AddressOf = {
  choice: Choice;
  /** Whether the reader has changed anything: before, the address stays as it came. */
  isTouched: boolean;
  setAsked: Dispatch<SetStateAction<Choice>>;
};

/**
 * Writes the address of a choice when the hand rests, and takes the choice from an address that a link or the history brings.
 * One that was written here may arrive when the next is already on its way: that one says nothing new. Nor does a jump within
 * the page that began before the address was written here and ended after it: the address it brings back is one that was left.
 */
export function useAddressOf({ choice, isTouched, setAsked }: AddressOf) {
  const { search, pathname, hash, key } = useLocation();
  const navigate = useNavigate();
  const language = useCarriedLanguage();
  const written = useRef(search);
  const underway = useRef(new Set<string>());
  const left = useRef<readonly string[]>([]);
  const isJump = hash !== "" && key === KEY_OF_JUMPS;
  useEffect(() => {
    const isOwn = underway.current.has(search);
    if (search === written.current) underway.current.clear();
    if (isOwn || search === written.current) return;
    if (isJump && left.current.includes(search)) {
      underway.current.add(written.current);
      navigate(`${pathname}${written.current}${hash}`, { replace: true, preventScrollReset: true });
      return;
    }
    written.current = search;
    setAsked(choiceOf(new URLSearchParams(search)));
  }, [search, isJump, hash, pathname, navigate, setAsked]);

  const wanted = localAddress(`${pathname}${searchOf(choice)}`, language).slice(pathname.length);
  useEffect(() => {
    if (!isTouched || wanted === written.current) return;
    const timer = setTimeout(() => {
      left.current = [written.current, ...left.current].slice(0, mostLeft);
      written.current = wanted;
      underway.current.add(wanted);
      navigate(`${pathname}${wanted}`, { replace: true, preventScrollReset: true });
    }, settleInMilliseconds);
    return () => clearTimeout(timer);
  }, [wanted, pathname, navigate, isTouched]);
}

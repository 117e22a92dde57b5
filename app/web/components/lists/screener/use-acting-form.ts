import { type FormEvent, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { screenerAddress } from "../../../lists/screener-request.ts";

const pauseInTyping = 300;

/**
 * Filters that act when they are changed. The address follows; the form whose change it was stays as it is, with its focus, and
 * another address gives another form, so that it always shows what the list obeys.
 */
export function useActingForm() {
  const navigate = useNavigate();
  const location = useLocation();
  const formKey = keptIn(location.state) ?? location.key;
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const act = (form: HTMLFormElement) => {
    clearTimeout(waiting.current);
    const sent = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
    navigate(screenerAddress(new URLSearchParams(sent)), {
      replace: true,
      preventScrollReset: true,
      state: { screenerForm: formKey },
    });
  };

  return {
    formKey,
    onChange({ currentTarget, target }: FormEvent<HTMLFormElement>) {
      if (!("name" in target) || target.name === "") return;
      // A formula is half written at every key.
      if (target instanceof HTMLElement && target.dataset.acts === "sent") return;
      const isTyped = target instanceof HTMLInputElement && target.type === "search";
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => act(currentTarget), isTyped ? pauseInTyping : 0);
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      act(event.currentTarget);
    },
  };
}

const keptIn = (state: unknown): string | null =>
  typeof state === "object" && state !== null && "screenerForm" in state && typeof state.screenerForm === "string"
    ? state.screenerForm
    : null;

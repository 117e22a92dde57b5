import { asCurl } from "./as-curl.ts";
import { askedRequest } from "./asked-request.ts";
import { clearAnswer, type Ending, showAnswer } from "./shown-answer.ts";

/*
 * The script of a page that tries an operation of the API: the request is sent from the page and shown as a command, and the answer is shown
 * below. What the page says stands in it, in the language of its reader.
 */
const form = document.querySelector<HTMLFormElement>("#try");
const element = (id: string) => document.getElementById(id);

let running: AbortController | null = null;

if (form !== null) begin(form);

function begin(form: HTMLFormElement): void {
  for (const part of document.querySelectorAll<HTMLElement>("[data-scripts]")) part.hidden = false;
  for (const part of document.querySelectorAll<HTMLElement>("[data-without-scripts]")) part.hidden = true;
  element("send")?.removeAttribute("disabled");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void send(form);
  });
  // A control in a folded part cannot say what is wrong with it.
  form.addEventListener("invalid", ({ target }) => unfold(target), { capture: true });
  form.addEventListener("input", () => follow(form));
  element("form")?.addEventListener("change", () => chooseForm(form));
  element("stop")?.addEventListener("click", () => running?.abort("stopped"));
  element("another-key")?.addEventListener("click", () => {
    renewKey(form);
    follow(form);
  });
  renewKey(form);
  offerCopy();
  chooseForm(form);
}

function unfold(target: EventTarget | null): void {
  const folded = target instanceof Element ? target.closest("details") : null;
  if (folded !== null) folded.open = true;
}

/** The parts of the page that tell what would be asked now, and as whom. */
function follow(form: HTMLFormElement): void {
  const request = askedRequest(form);
  const hasKey = request.key !== "";
  const curl = element("curl");
  if (curl !== null) curl.textContent = asCurl(request, hasKey || curl.dataset.needsKey === "true");
  const hint = element("curl-key");
  if (hint !== null) hint.hidden = !hasKey && curl?.dataset.needsKey !== "true";
  element("who")?.toggleAttribute("hidden", hasKey);
  element("who-by-key")?.toggleAttribute("hidden", !hasKey);
}

/** A body has one form; the controls of the other do not count. */
function chooseForm(form: HTMLFormElement): void {
  const choice = element("form");
  if (choice instanceof HTMLSelectElement)
    for (const part of form.querySelectorAll<HTMLFieldSetElement>("[data-form]")) {
      part.hidden = part.dataset.form !== choice.value;
      part.disabled = part.hidden;
    }
  follow(form);
}

/** `randomUUID` is missing where a server is reached by plain http. */
function renewKey(form: HTMLFormElement): void {
  const control = form.querySelector<HTMLInputElement>('[data-name="Idempotency-Key"]');
  if (control === null) return;
  control.value = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

function offerCopy(): void {
  const [button, said] = [element("copy"), element("copied")];
  if (button === null || said === null || !("clipboard" in navigator)) return;
  button.hidden = false;
  button.addEventListener("click", async () => {
    // Emptied first, so that the same words are said a second time.
    said.textContent = "";
    await navigator.clipboard.writeText(element("curl")?.textContent ?? "").then(
      () => {
        said.textContent = said.dataset.copied ?? "";
      },
      () => {
        button.hidden = true;
      },
    );
  });
}

/** Sends what the form asks; a request that is still on its way gives way. */
async function send(form: HTMLFormElement): Promise<void> {
  running?.abort("next");
  const control = new AbortController();
  running = control;
  const { method, url, headers, body, key } = askedRequest(form);
  clearAnswer();
  say("sending");
  element("stop")?.removeAttribute("hidden");
  const started = performance.now();
  let said: { status: string; ending: Ending };
  try {
    const response = await fetch(url, {
      method,
      body,
      headers: [...headers.map(([name, value]): [string, string] => [name, value]), ...authorization(key)],
      // A key asks as a program does, without the session of this browser.
      credentials: key === "" ? "same-origin" : "omit",
      cache: "no-store",
      signal: control.signal,
    });
    const operationId = form.dataset.operation ?? "";
    said = await showAnswer(response, { operationId, started, signal: control.signal });
  } catch {
    said = { status: "", ending: control.signal.aborted ? "stopped" : "failed" };
  }
  if (running !== control) return;
  running = null;
  element("stop")?.setAttribute("hidden", "");
  // What was wanted once is not wanted again by itself.
  const wanted = element("wanted");
  if (wanted instanceof HTMLInputElement) wanted.checked = false;
  sayEnding(said);
}

const authorization = (key: string): [string, string][] => (key === "" ? [] : [["Authorization", `Bearer ${key}`]]);

function sayEnding({ status, ending }: { status: string; ending: Ending }): void {
  if (ending === "complete") say(null, status);
  else say(ending === "cut off" ? "cutOff" : ending);
}

function say(key: "sending" | "stopped" | "failed" | "cutOff" | null, words = ""): void {
  const said = element("said");
  if (said !== null) said.textContent = key === null ? words : (said.dataset[key] ?? "");
}

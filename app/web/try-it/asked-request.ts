/** What the form asks of the API now. */
export type AskedRequest = {
  method: string;
  /** With the origin: "http://127.0.0.1:3000/api/v1/analysis?ticker=KO". */
  url: string;
  /** All but the key. */
  headers: readonly (readonly [string, string])[];
  body: string | FormData | null;
  /** The key of the API; empty: none. */
  key: string;
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Reads the form: path, query and headers as they are typed, fields without a value left out. */
export function askedRequest(form: HTMLFormElement): AskedRequest {
  const { method = "GET", address = "" } = form.dataset;
  const url = new URL(
    address.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(typedIn(form, name))),
    location.origin,
  );
  for (const control of controlsOf(form, "query"))
    if (control.value !== "") url.searchParams.set(nameOf(control), control.value);
  const headers = controlsOf(form, "header").flatMap((control): [string, string][] =>
    control.value === "" ? [] : [[nameOf(control), control.value]],
  );
  const body = bodyOf(form);
  const key = form.querySelector<HTMLInputElement>("#key")?.value.trim() ?? "";
  const ofText: [string, string][] = typeof body === "string" ? [["Content-Type", "application/json"]] : [];
  return { method, url: url.href, headers: [...ofText, ...headers], body, key };
}

const nameOf = (control: Control): string => control.dataset.name ?? "";

const controlsOf = (form: HTMLFormElement, place: string): readonly Control[] => [
  ...form.querySelectorAll<Control>(`[data-in="${place}"]:enabled`),
];

/** A part of a path that is not text at all would end the script. */
const typedIn = (form: HTMLFormElement, name: string): string =>
  controlsOf(form, "path")
    .find((control) => nameOf(control) === name)
    ?.value.toWellFormed() ?? "";

function bodyOf(form: HTMLFormElement): AskedRequest["body"] {
  const part = form.querySelector<HTMLFieldSetElement>("[data-form]:enabled");
  if (part === null) return null;
  if (part.dataset.form !== "multipart/form-data") {
    const text = part.querySelector("textarea")?.value.trim() ?? "";
    return text === "" ? null : text;
  }
  const fields = new FormData();
  for (const control of controlsOf(form, "form")) {
    const [file] = control instanceof HTMLInputElement ? (control.files ?? []) : [];
    if (file !== undefined) fields.append(nameOf(control), file);
    else if (control.value !== "") fields.append(nameOf(control), control.value);
  }
  return fields;
}

import { Failure } from "../../../failure.ts";
import type { EndpointKind, NewWebhook } from "../contracts/webhooks.ts";
import type { Endpoint, WebhookContext } from "./webhook-context.ts";

/** The form of what a kind asks for beside its address; null where it has none. */
type Rule = { destination: RegExp | null; token: RegExp | null };

const rules: Readonly<Record<EndpointKind, Rule>> = {
  webhook: { destination: null, token: null },
  telegram: { destination: /^(?:-?\d{1,20}|@[A-Za-z]\w{3,31})$/, token: /^\d{3,20}:[\w-]{20,100}$/ },
  slack: { destination: null, token: null },
  ntfy: { destination: /^[-\w]{1,64}$/, token: /^[!-~]{0,200}$/ },
  matrix: { destination: /^![!-~]{1,254}$/, token: /^[!-~]{1,1000}$/ },
};

type Asked = Pick<NewWebhook, "destination" | "token"> & { address: string };
type Target = Pick<Endpoint, "address" | "destination"> & { secret: string };
type Checking = Pick<WebhookContext, "checkedAddress" | "freshSecret">;

/** Where a new endpoint is reached and what signs for it, or opens its service; refuses what its kind does not take. */
export async function newTarget(context: Checking, kind: EndpointKind, asked: Asked): Promise<Target> {
  const { address, secret } = await checkedAddress(context, kind, asked.address);
  const destination = checkedDestination(kind, asked.destination);
  const token = checkedToken(kind, asked.token);
  return { address, destination, secret: secret ?? token ?? context.freshSecret() };
}

type Changed = { [Part in keyof Target]: Target[Part] | null };

/** What is changed of where an endpoint is reached; null stays. A token is never sent to another server than the one it was given with. */
export async function changedTarget(
  context: Checking,
  { kind, ...present }: Pick<Endpoint, "kind" | "address" | "secret">,
  { address: asked, destination, token }: Partial<Asked>,
): Promise<Changed> {
  const { address, secret } =
    asked === undefined ? { address: null, secret: null } : await checkedAddress(context, kind, asked);
  const isOtherServer = address !== null && address !== present.address;
  if (isOtherServer && rules[kind].token !== null && present.secret !== "" && token === undefined)
    throw new Failure("channelTokenInvalid");
  const changedToken = token === undefined ? null : checkedToken(kind, token);
  return {
    address,
    destination: destination === undefined ? null : checkedDestination(kind, destination),
    secret: secret ?? changedToken,
  };
}

/** The address as it is kept. The path of one of Slack is its secret; of the other services the server alone is kept. */
async function checkedAddress(
  context: Checking,
  kind: EndpointKind,
  typed: string,
): Promise<{ address: string; secret: string | null }> {
  const checked = await context.checkedAddress(typed);
  if (kind === "webhook") return { address: checked, secret: null };
  const { origin, pathname, search } = new URL(checked);
  if (kind !== "slack") return { address: `${origin}${pathname.replace(/(?<!\/)\/+$/, "")}`, secret: null };
  if (pathname === "/") throw new Failure("webhookAddressRefused");
  return { address: origin, secret: `${pathname}${search}` };
}

function checkedDestination(kind: EndpointKind, typed = ""): string | null {
  const trimmed = typed.trim();
  if (!isOfForm(rules[kind].destination, trimmed)) throw new Failure("channelDestinationInvalid");
  return trimmed === "" ? null : trimmed;
}

function checkedToken(kind: EndpointKind, typed = ""): string | null {
  const form = rules[kind].token;
  const trimmed = typed.trim();
  if (!isOfForm(form, trimmed)) throw new Failure("channelTokenInvalid");
  return form === null ? null : trimmed;
}

const isOfForm = (form: RegExp | null, text: string): boolean => (form === null ? text === "" : form.test(text));

import type { Configuration, CustomFetchOptions, ServerMetadata } from "openid-client";
import { Failure } from "../../../../failure.ts";
import { type OperatorHosts, operatorFetch } from "../../../../outbound/operator-fetch.ts";
import type { IdentityProvider } from "../../use-cases/identities/identity-stores.ts";
import { faultOf, refuse } from "./identity-refusals.ts";

/** Loaded where a provider is set up: most installations have none. */
export const library = () => import("openid-client");

/** How far a provider's clock may be from ours. */
export const skewInSeconds = 60;
const DEADLINE_IN_SECONDS = 10;
const METADATA_IN_MILLISECONDS = 3_600_000;

export type ProtocolSettings = OperatorHosts & {
  now(): Date;
  /** Hears each time that a provider's description is read, and why it could not be; null: it could. */
  onRead?(provider: IdentityProvider, fault: string | null): void;
};

/** Each provider as it describes itself, read when it is first needed or looked at and again an hour later; keys are read for each sign-in. */
export function providerConfigurations(settings: ProtocolSettings) {
  const ask = askedOver(settings);
  const known = new Map<string, { readAt: number; metadata: Promise<ServerMetadata> }>();
  const metadataOf = (provider: IdentityProvider): Promise<ServerMetadata> => {
    const now = settings.now().getTime();
    const kept = known.get(provider.issuer);
    if (kept !== undefined && now - kept.readAt < METADATA_IN_MILLISECONDS) return kept.metadata;
    const metadata = discovered(provider, ask).catch((error: unknown) => {
      known.delete(provider.issuer);
      settings.onRead?.(provider, faultOf(error));
      return refuse(error);
    });
    metadata.then(
      () => settings.onRead?.(provider, null),
      () => {},
    );
    known.set(provider.issuer, { readAt: now, metadata });
    return metadata;
  };
  /** Reads it now. What was read before serves on where that fails. */
  async function look(provider: IdentityProvider): Promise<void> {
    try {
      const metadata = await discovered(provider, ask);
      known.set(provider.issuer, { readAt: settings.now().getTime(), metadata: Promise.resolve(metadata) });
      settings.onRead?.(provider, null);
    } catch (error) {
      settings.onRead?.(provider, faultOf(error));
    }
  }
  async function configurationOf(provider: IdentityProvider): Promise<Configuration> {
    const { Configuration, ...client } = await library();
    const metadata = await metadataOf(provider);
    const clocks = {
      [client.clockTolerance]: skewInSeconds,
      [client.clockSkew]: Math.round((settings.now().getTime() - Date.now()) / 1_000),
    };
    const configuration = new Configuration(metadata, provider.clientId, clocks, await secretWay(provider, metadata));
    // `ask` decides what may be asked over http.
    client.allowInsecureRequests(configuration);
    client.enableNonRepudiationChecks(configuration);
    configuration[client.customFetch] = ask;
    configuration.timeout = DEADLINE_IN_SECONDS;
    return configuration;
  }
  return { configurationOf, look };
}

type Ask = ReturnType<typeof askedOver>;

/** The library posts forms alone. */
function askedOver(settings: OperatorHosts) {
  const send = operatorFetch(settings);
  return (address: string, { body, ...rest }: CustomFetchOptions) =>
    send(address, { ...rest, body: body instanceof URLSearchParams ? body : null });
}

async function discovered({ issuer, clientId }: IdentityProvider, ask: Ask): Promise<ServerMetadata> {
  const { discovery, None, customFetch, allowInsecureRequests } = await library();
  const options = { [customFetch]: ask, timeout: DEADLINE_IN_SECONDS, execute: [allowInsecureRequests] };
  const found = await discovery(new URL(issuer), clientId, undefined, None(), options);
  const metadata = found.serverMetadata();
  if (metadata.issuer !== issuer) {
    const cause = new Error(`its description names the issuer ${metadata.issuer}`);
    throw new Failure("identityIssuer", {}, { cause });
  }
  return metadata;
}

/** How the provider takes the client's secret; without one PKCE alone binds the code. */
async function secretWay({ clientSecret }: IdentityProvider, metadata: ServerMetadata) {
  const { ClientSecretBasic, ClientSecretPost, None } = await library();
  if (clientSecret === null) return None();
  const { token_endpoint_auth_methods_supported: ways = ["client_secret_basic"] } = metadata;
  return ways.includes("client_secret_basic") ? ClientSecretBasic(clientSecret) : ClientSecretPost(clientSecret);
}

import type { EndpointKind } from "../../contracts/webhooks.ts";
import { matrix } from "./matrix.ts";
import { ntfy } from "./ntfy.ts";
import type { Service } from "./service.ts";
import { slack } from "./slack.ts";
import { telegram } from "./telegram.ts";
import { webhook } from "./webhook.ts";

export const services: Readonly<Record<EndpointKind, Service>> = { webhook, telegram, slack, ntfy, matrix };

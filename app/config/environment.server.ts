import { existsSync } from "node:fs";
import { isIP } from "node:net";
import { join } from "node:path";
import * as z from "zod";
import { appKeysIn } from "./app-keys.ts";
import { isPlacesFile } from "./check/places-file.ts";
import { isTimeZone, openingSpansIn } from "./opening-hours.ts";
import { isHostName } from "./own-network.ts";
import { canBeRead, noPrices } from "./prices-file.server.ts";
import { Workers } from "./workers-wanted.ts";

function isNetwork(entry: string): boolean {
  const [address = "", bits, ...rest] = entry.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

const openingHours = z.string().refine((text) => openingSpansIn(text) !== null, {
  message: "days and times, as mon-fri 09:00-18:00, sat 10:00-14:00; empty: never",
});

const seconds = ({ atMost, usual }: { atMost: number; usual: number }) =>
  z.preprocess((typed) => (typed === "" ? undefined : typed), z.coerce.number().min(0).max(atMost).default(usual));

const privateHosts = () =>
  z
    .string()
    .default("")
    .transform((list) => list.split(",").map((host) => host.trim().toLowerCase()))
    .transform((hosts) => hosts.filter((host) => host !== ""))
    .refine((hosts) => hosts.every(isHost), {
      message: "hosts separated by commas, each with its port unless it is the usual one: files.lan:8080, 10.0.0.5",
    });

/** Those that say something by being empty: the hours of a team that is never there. */
const saidByEmpty: ReadonlySet<string> = new Set(["CHAT_HOURS", "SUPPORT_HOURS"]);

/** An empty setting is none: files of containers list settings whether they have a value or not. */
export const withoutEmpty = (environment: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => saidByEmpty.has(name) || value?.trim() !== ""),
  );

/** The settings of the server as the environment spells them, with their defaults. */
export const Environment = z.object({
  HOST: z
    .string()
    .refine(isHostName, { message: "an address or a name of this machine, without a port: 127.0.0.1" })
    .default("127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z
    .string()
    .refine(canBeRead, { message: "no folder, or one that this account cannot read" })
    .prefault("./data"),
  DATA_BUNDLE: z
    .string()
    .refine((folder) => existsSync(join(folder, "companies.json.gz")), {
      message: "no folder of data: it holds no companies.json.gz. Build one with npm run data:build",
    })
    .optional()
    .or(z.literal("").transform(() => undefined)),
  PRICES_FILE: z
    .string()
    .refine((path) => path === noPrices || existsSync(path), {
      message: "no file. Leave it out for the newest prices of npm run data:prices, or write none",
    })
    .optional()
    .or(z.literal("").transform(() => undefined)),
  PRICES_PROVIDER: z.string().optional(),
  PLACES_FILE: z
    .string()
    .refine(isPlacesFile, { message: "no file in the MaxMind DB format (.mmdb)" })
    .optional()
    .or(z.literal("").transform(() => undefined)),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .refine((address) => URL.parse(address)?.host !== "" || /[?&]host=[^&]/.test(address), { message: "names no host" })
    .optional()
    .or(z.literal("").transform(() => undefined)),
  DATABASE_WAIT_SECONDS: z.coerce.number().int().min(0).max(3_600).default(30),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .optional()
    .or(z.literal("").transform(() => undefined)),
  OPERATOR_NAME: z
    .string()
    .trim()
    .max(120)
    .optional()
    .transform((name) => name || undefined),
  ADMIN_EMAIL: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.email())
    .optional()
    .or(z.literal("").transform(() => undefined)),
  CONTACT_EMAIL: z
    .email()
    .optional()
    .or(z.literal("").transform(() => undefined)),
  SOCIAL_LINKS: z
    .string()
    .default("")
    .transform((list) => list.split(",").flatMap((address) => address.trim() || []))
    .refine(
      (addresses) => addresses.length <= 6 && addresses.every((address) => /^https:\/\/[^\s"<>]+$/.test(address)),
      {
        message: "up to six addresses, separated by commas: https://mastodon.social/@valora",
      },
    )
    .refine((addresses) => addresses.every((address) => URL.canParse(address)), { message: "addresses that exist" }),
  IMPORT_PRIVATE_HOSTS: privateHosts(),
  WEBHOOK_PRIVATE_HOSTS: privateHosts(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .refine((address) => URL.parse(address)?.hostname !== "", { message: "the mail server is missing" })
    .optional()
    .or(z.literal("").transform(() => undefined)),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
      message: "write it as Valora <valora@example.org>",
    })
    .optional()
    .or(z.literal("").transform(() => undefined)),
  APP_KEYS: z
    .string()
    .refine((text) => text.trim() === "" || appKeysIn(text) !== null, {
      message:
        "keys of 32 random bytes with their numbers, the present one first, as 2:base64,1:base64. Make one with openssl rand -base64 32",
    })
    .optional()
    .transform((text) => text?.trim() || undefined),
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform((text) => text.split(",").flatMap((entry) => entry.trim() || []))
    .refine((entries) => entries.every(isNetwork), {
      message: "addresses or networks, separated by commas: 10.0.0.0/8",
    }),
  API_CORS_ORIGINS: z
    .string()
    .default("")
    .transform((text) => text.split(",").flatMap((entry) => entry.trim() || []))
    .refine((entries) => entries.every((entry) => entry === "*" || isOrigin(entry)), {
      message: "* for every site, or origins separated by commas: https://charts.example, http://localhost:8080",
    })
    .refine((entries) => !entries.includes("*") || entries.length === 1, { message: "* stands alone" })
    .transform((entries) => (entries[0] === "*" ? ("*" as const) : entries)),
  PLAN_LIMITS: z
    .enum(["on", "off"])
    .optional()
    .or(z.literal("").transform(() => undefined)),
  ANONYMOUS_COMPANIES_A_MINUTE: z.coerce.number().int().min(1).max(1_000_000).default(60),
  ACADEMIC_DOMAINS: z
    .string()
    .default("")
    .transform((list) => list.split(",").flatMap((domain) => domain.trim().toLowerCase() || []))
    .refine((domains) => domains.every((domain) => /^(?:[a-z0-9-]+\.)+[a-z]{2,63}$/.test(domain)), {
      message: "domains separated by commas: tum.de, ethz.ch",
    }),
  CHAT_HOURS: openingHours.default("mon-fri 09:00-18:00"),
  SUPPORT_HOURS: openingHours.default("mon-fri 09:00-18:00, sat 10:00-14:00"),
  HOURS_TIME_ZONE: z.string().default("Europe/Madrid").refine(isTimeZone, { message: "a time zone, as Europe/Madrid" }),
  STOP_NOTICE_SECONDS: seconds({ atMost: 300, usual: 5 }),
  STOP_FINISH_SECONDS: seconds({ atMost: 3_600, usual: 10 }),
  RESPONSE_STORE_MB: z.preprocess(
    (typed) => (typed === "" ? undefined : typed),
    z.coerce.number().int().min(0).max(65_536).default(64),
  ),
  RENDER_AHEAD_MB: z.preprocess(
    (typed) => (typed === "" ? undefined : typed),
    z.coerce.number().int().min(0).max(65_536).optional(),
  ),
  WARM_UP: z
    .enum(["on", "off"])
    .default("on")
    .or(z.literal("").transform(() => "on" as const)),
  RENDER_WORKERS: z.preprocess(
    (typed) => (typed === "" ? undefined : typed),
    z.coerce.number().int().min(0).max(64).optional(),
  ),
  WORKERS: Workers,
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
});
export type Environment = z.infer<typeof Environment>;

/** Whether it is a host, with a port or without, in the spelling that an address gives it. */
function isHost(host: string): boolean {
  const address = `http://${host}/`;
  return /^[\w.[\]:-]+$/.test(host) && URL.canParse(address) && new URL(address).host === host;
}

/** Whether it is the origin of a site, in the spelling in which browsers send it. */
const isOrigin = (text: string): boolean => /^https?:/.test(text) && URL.parse(text)?.origin === text;

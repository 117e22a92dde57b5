import * as z from "zod";
import { readConfig } from "../config/config.server.ts";
import { createLog } from "../http/request-log.ts";
import { serve } from "../http/serve.ts";
import { compose } from "../wiring/composition.server.ts";

// One server of an installation, for the test of two and for requests at random: the API with everything behind it on the database
// it is told, and a clock that may go wrong. It prints where it listens.
const Errand = z.object({
  databaseUrl: z.string(),
  folder: z.string(),
  clockInMilliseconds: z.number().default(0),
  planLimits: z.enum(["on", "off"]).default("on"),
  logLevel: z.string().default("silent"),
  smtpUrl: z.string().default(""),
});
const errand = Errand.parse(JSON.parse(process.argv[2] ?? ""));
const { databaseUrl, folder, clockInMilliseconds, planLimits, logLevel, smtpUrl } = errand;

const trueNow = Date.now;
globalThis.Date = class extends Date {
  constructor(...given: [] | [number]) {
    super(given[0] ?? trueNow() + clockInMilliseconds);
  }
  static override now = () => trueNow() + clockInMilliseconds;
} as DateConstructor; // called with `new` and a moment, or nothing, everywhere here

const config = readConfig({
  PORT: "0",
  NODE_ENV: "test",
  LOG_LEVEL: logLevel,
  SMTP_URL: smtpUrl,
  MAIL_FROM: "Valora <valora@test.example>",
  DATABASE_URL: databaseUrl,
  DATA_DIR: folder,
  PLAN_LIMITS: planLimits,
  TRUSTED_PROXIES: "127.0.0.1",
});
const log = createLog(config.logLevel);
const composed = await compose(config, log);
await composed.databaseReady;
const serving = await serve({
  config,
  log,
  composed,
  pages: async () => new Response(null, { status: 404 }),
  files: null,
});
process.stdout.write(`${serving.address}\n`);

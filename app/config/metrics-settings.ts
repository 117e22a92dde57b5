import * as z from "zod";
import { isHostName } from "./own-network.ts";

/** Where metrics are read: an address of their own, apart from that of readers. */
export type MetricsPlace = { host: string; port: number };

const unlessEmpty = <Shape extends z.ZodType>(shape: Shape) =>
  z.preprocess((typed) => (typeof typed === "string" && typed.trim() === "" ? undefined : typed), shape);

const Settings = z.object({
  METRICS_HOST: unlessEmpty(
    z
      .string()
      .refine(isHostName, { message: "an address or a name of this machine, without a port: 127.0.0.1" })
      .default("127.0.0.1"),
  ),
  METRICS_PORT: unlessEmpty(z.coerce.number().int().min(0).max(65_535).optional()),
});

type Environment = Readonly<Record<string, string | undefined>>;

/** The place of the metrics, null without one; and one line per setting that cannot be used. */
export function metricsSettingsIn(environment: Environment): { metrics: MetricsPlace | null; problems: string[] } {
  const { data, error } = Settings.safeParse(environment);
  if (error)
    return { metrics: null, problems: error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) };
  const { METRICS_HOST: host, METRICS_PORT: port } = data;
  return { metrics: port === undefined ? null : { host, port }, problems: [] };
}

/** What is said of a port that the pages have. */
export const PORT_OF_PAGES = "the port of the pages (PORT): choose another";

const isEveryAddress = (host: string): boolean => host === "0.0.0.0" || host === "::";
const nameless = (host: string): string => (host === "localhost" ? "127.0.0.1" : host);

/** Metrics are not served where the pages are. Two addresses of this machine may have one port each; zero is any port that is free. */
export function sharedPortIn(metrics: MetricsPlace | null, pages: MetricsPlace): string[] {
  if (metrics === null || metrics.port === 0 || metrics.port !== pages.port) return [];
  const hosts = [metrics.host, pages.host];
  const isShared = hosts.some(isEveryAddress) || nameless(metrics.host) === nameless(pages.host);
  return isShared ? [`METRICS_PORT: ${PORT_OF_PAGES}`] : [];
}

import type { Config } from "../../config/config.server.ts";

/** Where this installation is reached, for links that leave it. They never come from a request: a request can name another host. */
export const originOf = ({ publicOrigin, host, port }: Pick<Config, "publicOrigin" | "host" | "port">): string =>
  publicOrigin ?? `http://${ownHost(host)}:${port}`;

const ownHost = (host: string): string => {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
};

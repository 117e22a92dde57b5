import type { Server } from "node:http";
import type { Socket } from "node:net";
import { Failure } from "../../failure.ts";
import { fairShare } from "../../fair-share.ts";
import { clientAddress, isTrustedProxy, trustedProxies } from "../client-address.ts";

/** All who share an address (an office, a town behind one router) have this part of all connections together. */
export const usualBounds = { connections: 2_000, connectionsOfOne: 600 } as const;
export type Bounds = { connections: number; connectionsOfOne: number };

/** How many excess connections get an answer at the same time; those beyond are closed without one. */
const MOST_TOLD = 100;
const MOST_TOLD_OF_ONE = 20;
/** Time limit for the request line of a connection that is to be refused; a silent one is closed. */
const PATIENCE_IN_MILLISECONDS = 2_000;
const RETRY_AFTER_IN_SECONDS = 10;

type Bounded = { bounds: Bounds; proxies: readonly string[] };

/**
 * Bounds how many connections there are, and how many one address holds (a network of IPv6 is one). A proxy whose word is
 * taken holds those of its readers. An excess connection is accepted, answered and closed.
 */
export function boundConnections(server: Server, { bounds, proxies }: Bounded) {
  const refusals = new WeakMap<Socket, Failure>();
  const trusted = trustedProxies(proxies);
  const open = fairShare({ most: bounds.connections, mostOfOne: bounds.connectionsOfOne });
  const ofProxies = fairShare({ most: bounds.connections, mostOfOne: bounds.connections });
  const told = fairShare({ most: MOST_TOLD, mostOfOne: MOST_TOLD_OF_ONE });
  server.maxConnections = bounds.connections + MOST_TOLD;
  server.prependListener("connection", (socket: Socket) => {
    const connection = socket.remoteAddress;
    const isProxy = isTrustedProxy(connection, trusted);
    const who = clientAddress({ connection, forwardedFor: undefined }, trusted);
    const place = (isProxy ? ofProxies : open).enter(who);
    if (place.isTaken) return void socket.once("close", place.leave);
    const last = told.enter(who);
    if (!last.isTaken) return void socket.destroy();
    const params = { retryAfter: RETRY_AFTER_IN_SECONDS };
    refusals.set(socket, new Failure(place.fullFor === "one" ? "tooManyAtOnce" : "overloaded", params));
    const patience = setTimeout(() => socket.destroy(), PATIENCE_IN_MILLISECONDS);
    socket.once("close", () => {
      clearTimeout(patience);
      last.leave();
    });
  });
  return {
    /** Why nothing is answered over this connection; null when it has its place. */
    refusalOf: (socket: Socket): Failure | null => refusals.get(socket) ?? null,
  };
}

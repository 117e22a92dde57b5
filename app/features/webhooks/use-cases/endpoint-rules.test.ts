import { describe, expect, it } from "vitest";
import type { ChannelKind } from "../contracts/webhooks.ts";
import { changedTarget, newTarget } from "./endpoint-rules.ts";

const context = { checkedAddress: async (typed: string) => new URL(typed).href, freshSecret: () => "whsec_fresh" };
const bot = "123456:AAAA-bbbbccccddddeeeeffffgggghhhh_i";
const rightful = {
  telegram: { address: "https://api.telegram.org/", destination: " -1001234 ", token: bot },
  slack: { address: "https://hooks.slack.com/services/T0/B0/abc" },
  ntfy: { address: "https://ntfy.example/", destination: "valora-of-ana" },
  matrix: { address: "https://matrix.example/base/", destination: "!abc:home.example", token: "syt_1" },
} satisfies Record<ChannelKind, object>;

describe("where a new endpoint is reached", () => {
  it("is kept as its service asks for it", async () => {
    expect(await newTarget(context, "webhook", { address: "https://a.example/told?b=1" })).toEqual({
      ...{ address: "https://a.example/told?b=1", destination: null, secret: "whsec_fresh" },
    });
    expect(await newTarget(context, "telegram", rightful.telegram)).toEqual({
      ...{ address: "https://api.telegram.org", destination: "-1001234", secret: bot },
    });
    expect(await newTarget(context, "slack", rightful.slack), "the path is the secret").toEqual({
      ...{ address: "https://hooks.slack.com", destination: null, secret: "/services/T0/B0/abc" },
    });
    expect(await newTarget(context, "ntfy", rightful.ntfy), "without a token").toEqual({
      ...{ address: "https://ntfy.example", destination: "valora-of-ana", secret: "" },
    });
    expect(await newTarget(context, "matrix", rightful.matrix)).toEqual({
      ...{ address: "https://matrix.example/base", destination: "!abc:home.example", secret: "syt_1" },
    });
  });

  it.each([
    ["telegram", { destination: "ana" }, "channelDestinationInvalid"],
    ["telegram", { destination: undefined }, "channelDestinationInvalid"],
    ["telegram", { token: undefined }, "channelTokenInvalid"],
    ["telegram", { token: "123456:AAAA/../../x?bbbbccccdddd" }, "channelTokenInvalid"],
    ["slack", { address: "https://hooks.slack.com" }, "webhookAddressRefused"],
    ["slack", { token: "abc" }, "channelTokenInvalid"],
    ["ntfy", { destination: "a topic" }, "channelDestinationInvalid"],
    ["ntfy", { token: "tk\r\nX-Header: 1" }, "channelTokenInvalid"],
    ["matrix", { destination: "#room:home.example" }, "channelDestinationInvalid"],
    ["matrix", { token: "" }, "channelTokenInvalid"],
  ] as const)("of %s refuses %j", async (kind, change, code) => {
    await expect(newTarget(context, kind, { ...rightful[kind], ...change })).rejects.toMatchObject({ code });
  });

  it("has no chat and no token of a webhook", async () => {
    const asked = { address: "https://a.example/" };
    for (const [more, code] of [
      [{ destination: "a" }, "channelDestinationInvalid"],
      [{ token: "a" }, "channelTokenInvalid"],
    ] as const)
      await expect(newTarget(context, "webhook", { ...asked, ...more })).rejects.toMatchObject({ code });
  });
});

describe("a change of where an endpoint is reached", () => {
  const matrix = { kind: "matrix", address: "https://matrix.example", secret: "syt_1" } as const;

  it("asks for the token where the server is another one, so that no other server gets the kept one", async () => {
    const other = { address: "https://elsewhere.example/" };
    await expect(changedTarget(context, matrix, other)).rejects.toMatchObject({ code: "channelTokenInvalid" });
    expect(await changedTarget(context, matrix, { ...other, token: "syt_2" })).toEqual({
      ...{ address: "https://elsewhere.example", destination: null, secret: "syt_2" },
    });
    expect(await changedTarget(context, matrix, { address: "https://matrix.example/" })).toEqual({
      ...{ address: "https://matrix.example", destination: null, secret: null },
    });
    const open = { kind: "ntfy", address: "https://ntfy.sh", secret: "" } as const;
    expect(await changedTarget(context, open, other)).toMatchObject({ address: "https://elsewhere.example" });
  });

  it("takes another secret with another address of Slack, and leaves what is not given", async () => {
    const slack = { kind: "slack", address: "https://hooks.slack.com", secret: "/services/T0/B0/abc" } as const;
    expect(await changedTarget(context, slack, { address: "https://hooks.slack.com/services/T0/B0/new" })).toEqual({
      ...{ address: "https://hooks.slack.com", destination: null, secret: "/services/T0/B0/new" },
    });
    expect(await changedTarget(context, slack, {})).toEqual({ address: null, destination: null, secret: null });
  });
});

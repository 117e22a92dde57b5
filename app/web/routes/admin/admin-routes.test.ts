import { describe, expect, it } from "vitest";
import { Failure } from "../../../failure.ts";
import type { AccountContext } from "../../../features/accounts/use-cases/account-context.ts";
import { accountsIn } from "../../../features/accounts/use-cases/accounts.ts";
import { contentIn } from "../../../features/content/use-cases/content.ts";
import type { ContentContext } from "../../../features/content/use-cases/content-context.ts";
import { lineFeed } from "../../../features/conversations/stream/line-feed.ts";
import type { ConversationContext } from "../../../features/conversations/use-cases/conversation-context.ts";
import { conversationsIn } from "../../../features/conversations/use-cases/conversations.ts";
import { withoutFilings } from "../../../features/filings/use-cases/filings.ts";
import { installationIn } from "../../../features/installation/use-cases/installation.ts";
import type { InstallationContext } from "../../../features/installation/use-cases/installation-context.ts";
import { knownAdmins } from "../../../features/status/use-cases/known-admins.ts";
import { type StatusContext, statusIn } from "../../../features/status/use-cases/status.ts";
import type { WrongNumberContext } from "../../../features/wrong-numbers/use-cases/wrong-number-context.ts";
import { wrongNumbersIn } from "../../../features/wrong-numbers/use-cases/wrong-numbers.ts";
import { everyEntryIsAsked, load, productWith, send, signedIn } from "../route-call-contract.ts";

const now = () => new Date("2026-09-01");
const statusContext: StatusContext = {
  now,
  states: () => [
    {
      ...{ name: "mail", isUp: false, since: now().toISOString(), seenAt: now().toISOString() },
      cause: { code: "said", text: "connect ECONNREFUSED" },
    },
  ],
  expected: [{ name: "clock" }],
  off: ["sources"],
  facts: {
    ...{ version: "1.0.0", nodeVersion: "v24", startedAt: now().toISOString(), dataAsOf: "2026-08-20" },
    database: "embedded",
  },
  room: async () => null,
  backups: async () => ({ isScheduled: true, kept: 0, last: null }),
  mailsWaiting: async () => null,
  known: knownAdmins({ hashOf: (text) => text, now }),
};
// A reader who is refused is refused before anything that is kept is read: there is nothing here to read.
const product = productWith({
  accounts: { useCases: accountsIn(async () => ({ now }) as AccountContext), sendsMail: false },
  installation: installationIn(async () => ({}) as InstallationContext),
  status: statusIn(async () => statusContext),
  conversations: conversationsIn(async () => ({ now }) as ConversationContext, lineFeed()),
  wrongNumbers: wrongNumbersIn(async () => ({ now }) as WrongNumberContext),
  content: contentIn({
    now,
    open: async () => ({ now }) as ContentContext,
    openSoon: async () => null,
    seeds: async () => [],
  }),
});

const id = "01890000-0000-7000-8000-000000000009";
const forAdmins = [
  "",
  "/people",
  "/actions",
  "/messages",
  `/messages/${id}`,
  `/messages/${id}/events`,
  "/numbers",
  "/numbers.csv",
  `/numbers/${id}`,
  "/outbox",
  "/visits",
  "/providers",
  "/status",
  "/installation",
];
const forEditors = [
  "/content",
  "/content/new",
  "/content/images",
  "/content/videos",
  "/content/videos/a.webm",
  "/content/es/a-text",
  "/content/es/a-text/versions",
];
const visitor = null;
const user = signedIn("user");
const editor = signedIn("editor");
const admin = signedIn("admin");

describe("the pages of the administration", () => {
  it.each(forAdmins)("are not there for others than admins: /admin%s", async (page) => {
    for (const person of [visitor, user, ...(page === "" ? [] : [editor])])
      expect(await load(`/admin${page}`, { product, person }), person?.account.role).toMatchObject({
        status: 404,
        reported: ["notFound"],
      });
  });

  it.each(forEditors)("are not there for others than editors: /admin%s", async (page) => {
    for (const person of [visitor, user])
      expect(await load(`/admin${page}`, { product, person })).toMatchObject({
        status: 404,
        data: { code: "notFound" },
      });
  });

  it.each([
    ["/people", { email: "ana@test.example", role: "admin", password: "x" }],
    ["/outbox", { email: "ana@test.example", password: "x" }],
    ["/providers", { on: "yes", contact: "" }],
    ["/installation", { operatorName: "Ana" }],
    ["/installation", { form: "mail" }],
    [`/messages/${id}`, { text: "An answer" }],
    [`/numbers/${id}`, { state: "corrected", text: "An answer" }],
    [`/messages/${id}`, { form: "state", closed: "yes" }],
  ])("change nothing for others than admins: /admin%s", async (page, form) => {
    for (const person of [visitor, user, editor])
      expect(await send(`/admin${page}`, form, { product, person })).toMatchObject({
        status: 404,
        reported: ["notFound"],
      });
  });

  it.each([
    ["/content/images", {}],
    ["/content/videos", {}],
    ["/content/videos/a.webm", { language: "es", transcript: "x" }],
    ["/content/es/a-text/versions", { version: "1", restored: "1" }],
  ])("change nothing for others than editors: /admin%s", async (page, form) => {
    for (const person of [visitor, user])
      expect(await send(`/admin${page}`, form, { product, person })).toMatchObject({
        status: 404,
        data: { code: "notFound" },
      });
  });

  it("keep the text of an editor whose session has ended, and show nothing to one who may not edit", async () => {
    const form = { title: "A title", body: "Much work", do: "save" };
    const ended = await send("/admin/content/new", form, { product });
    expect([ended.status, ended.data]).toMatchObject([
      401,
      { typed: { title: "A title", body: "Much work" }, refusal: { code: "unauthenticated" } },
    ]);
    expect((await send("/admin/content/new", form, { product, person: user })).status).toBe(404);
  });

  it("open the part that is theirs to editors", async () => {
    expect(await load("/admin", { product, person: editor })).toMatchObject({ status: 200, data: { role: "editor" } });
    const begun = await load("/admin/content/new?lang=it&slug=a-text&kind=guide", { product, person: editor });
    expect(begun).toMatchObject({
      status: 200,
      data: { text: null, begun: { slug: "a-text", kind: "guide", language: "it", state: "draft" } },
    });
  });

  it("show an editor the text as readers will see it", async () => {
    const form = { title: "A title", body: "Some words.", do: "preview", language: "en", kind: "article" };
    const { status, data } = await send("/admin/content/new?lang=en", form, { product, person: editor });
    expect([status, data]).toMatchObject([
      200,
      { preview: { isEmpty: false, unknown: [], article: { title: "A title" } } },
    ]);
  });

  it("show an admin what works and what does not, with the cause", async () => {
    const seen = {
      status: 200,
      data: {
        isWell: false,
        dependencies: [
          { name: "sources", state: "off" },
          { name: "mail", state: "down", cause: { code: "said", text: "connect ECONNREFUSED" } },
          { name: "clock", state: "unknown" },
        ],
      },
    };
    expect(await load("/admin/status", { product, person: admin })).toMatchObject(seen);
  });

  it("keep what an admin says of filings, and refuse a contact that is no address", async () => {
    const said: unknown[] = [];
    const filings = {
      ...withoutFilings,
      providers: async () => ({ isOn: null, contact: null, requested: 0 }),
      setProviders: async (_: unknown, setting: { contact: string }) => {
        if (setting.contact === "me") throw new Failure("emailInvalid");
        said.push(setting);
      },
    };
    const installed = productWith({ filings });
    expect(await load("/admin/providers", { product: installed, person: admin })).toMatchObject({
      status: 200,
      data: { isOn: null },
    });
    const form = { on: "yes", contact: "me@example.org" };
    expect(await send("/admin/providers", form, { product: installed, person: admin })).toMatchObject({ status: 303 });
    expect(said).toEqual([{ isOn: true, contact: "me@example.org" }]);
    const refused = await send("/admin/providers", { on: "no", contact: "me" }, { product: installed, person: admin });
    expect(refused).toMatchObject({ status: 400, data: { code: "emailInvalid" } });
  });

  it("show an admin the rounds of prices, and begin one at a press", async () => {
    const begun: unknown[] = [];
    const round = {
      ...{ id: "1", provider: "yahoo", begunAt: new Date("2026-11-20T22:30:00Z"), endedAt: null },
      ...({ stopped: "limited", againAt: new Date("2026-11-21T00:00:00Z") } as const),
      asked: {
        ...{ companies: 580, asked: 12, taken: 10, asNew: 1 },
        leftOut: [{ ticker: "KO", fault: "split", params: { factor: 2, date: "2026-11-02" } }] as const,
      },
    };
    const dailyPrices = {
      rounds: async () => ({ provider: "yahoo", rounds: [round] }),
      askNow: async (account: unknown) => void begun.push(account),
    };
    const providers = async () => ({ isOn: null, contact: null, requested: 0 });
    const installed = productWith({ filings: { ...withoutFilings, providers }, dailyPrices });
    const { data } = await load("/admin/providers", { product: installed, person: admin });
    expect(data).toMatchObject({
      prices: { provider: "yahoo", rounds: [{ stopped: "limited", asked: { taken: 10 } }] },
    });
    const asked = await send("/admin/providers", { do: "prices" }, { product: installed, person: admin });
    expect([asked.status, begun.length]).toEqual([303, 1]);
  });

  it("count readers over the span that an admin asks for, or the usual one", async () => {
    for (const [asked, span] of [
      ["7", 7],
      ["nothing", 30],
    ] as const)
      expect(await load(`/admin/visits?days=${asked}`, { product, person: admin })).toMatchObject({
        status: 200,
        data: { span },
      });
  });
});

everyEntryIsAsked("admin");

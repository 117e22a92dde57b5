import { describe, expect, it } from "vitest";
import { everyEntryIsAsked, load, productWith, send, signedIn } from "../route-call-contract.ts";

describe("the contact form", () => {
  it("begins with the address of a reader who has signed in, and with a key of its own", async () => {
    const [first, second] = [await load("/contact", { person: signedIn() }), await load("/contact")];
    expect(first.data).toMatchObject({ email: "ana@test.example", contactEmail: null });
    expect(second.data).toMatchObject({ email: "" });
    expect((first.data as Keyed).clientKey).not.toBe((second.data as Keyed).clientKey);
  });

  it("comes back with what was typed and every problem at its field when nothing can be kept", async () => {
    const typed = { email: "no address", subject: "", message: "short" };
    const { status, data, reported } = await send("/contact", { ...typed, website: "" });
    expect([status, reported]).toEqual([503, ["storageUnavailable"]]);
    expect(data).toMatchObject({
      typed,
      problems: {
        email: { code: "emailInvalid" },
        subject: { code: "subjectRequired" },
        message: { code: "messageTooShort" },
      },
    });
  });
});

type Keyed = { clientKey: string };

describe("the page of hours", () => {
  it.each([
    ["es", "lunes", "viernes", "sábado y domingo"],
    ["en", "Monday", "Friday", "Saturday and Sunday"],
    ["it", "lunedì", "venerdì", "sabato e domenica"],
  ])("says in %s when the team answers", async (language, first, last, closed) => {
    const week = {
      spans: [{ first: "mon", last: "fri", from: "09:00", to: "18:00" } as const],
      timeZone: "Europe/Madrid",
    };
    const product = productWith({ hours: { chatHours: week, supportHours: week } });
    const { status, data } = await load(`/contacto?lang=${language}`, { product });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      chatHours: { spans: [{ first, last, from: "9:00", to: "18:00" }], closed },
      isKnown: false,
      chat: null,
    });
  });

  it("keeps serving a chat that has begun while the database fails", async () => {
    const headers = { Cookie: `valora-chat=${"a".repeat(43)}` };
    expect(await load("/contacto", { headers })).toMatchObject({ status: 200, reported: [], data: { chat: null } });
  });
});

describe("the chat", () => {
  it("is not there for a browser that has begun none", async () => {
    expect(await load("/contacto/chat")).toMatchObject({ status: 404, reported: ["notFound"], data: "" });
  });

  it("says by its status that a line was not kept", async () => {
    const answer = await send("/contacto/chat", { text: "Hello", email: "" });
    expect([answer.status, answer.reported]).toEqual([503, ["storageUnavailable"]]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

everyEntryIsAsked("conversations");

import { expect, it } from "vitest";
import { plainTextOf } from "../../../core/shared/contracts/plain-text.ts";
import { contactMessageOf, lineOf, problemsOf } from "./message-rules.ts";

const form = { email: "ana@test.example", subject: "A number", message: "0123456789" };
const code = (code: string) => expect.objectContaining({ code });

it("keeps a message as it was written, without invisible letters", () => {
  expect(contactMessageOf({ ...form, email: " Ana@Test.Example", subject: "  A \t number " })).toEqual(form);
  expect(plainTextOf("  one\r\ntwo\u200b\u0000\rthree\n ")).toBe("one\ntwo\nthree");
  expect(plainTextOf("👩‍👧 ❤️")).toBe("👩‍👧 ❤️");
});

it("does not count the spaces around a message", () => {
  expect(() => contactMessageOf({ ...form, message: " 123456789 " })).toThrow(code("messageTooShort"));
  expect(contactMessageOf({ ...form, message: "hola a ti!" }).message).toBe("hola a ti!");
});

it("says everything that is wrong with a form, field by field", () => {
  expect(problemsOf({ email: "ana", subject: " ", message: "too short" })).toEqual({
    email: { code: "emailInvalid", params: {} },
    subject: { code: "subjectRequired", params: {} },
    message: { code: "messageTooShort", params: { minimum: 10 } },
  });
  expect(problemsOf(form)).toEqual({});
});

it("refuses a subject of two lines, and texts that are longer than anybody reads", () => {
  expect(() => contactMessageOf({ ...form, subject: "a\nBcc: b@c.example" })).toThrow(code("subjectInvalid"));
  expect(() => contactMessageOf({ ...form, subject: "s".repeat(201) })).toThrow(code("subjectTooLong"));
  expect(() => contactMessageOf({ ...form, message: "m".repeat(5_001) })).toThrow(code("messageTooLong"));
  expect(() => contactMessageOf({ ...form, message: `m${"\u200d".repeat(5_001)}` })).toThrow(code("messageTooLong"));
});

it("takes any line in a conversation but an empty one", () => {
  expect(lineOf(" ok ")).toBe("ok");
  expect(() => lineOf(" \u200b ")).toThrow(code("answerRequired"));
});

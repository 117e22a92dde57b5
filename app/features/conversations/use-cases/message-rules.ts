import { plainLineOf, plainTextOf } from "../../../core/shared/contracts/plain-text.ts";
import { type FieldProblem, fieldProblemsOf } from "../../../core/shared/use-cases/field-problems.ts";
import { seenLength } from "../../../core/shared/use-cases/seen-length.ts";
import { Failure } from "../../../failure.ts";
import { emailOf } from "../../accounts/use-cases/account-rules.ts";
import { longestAnswer, longestSubject, messageLength } from "../contracts/conversation-limits.ts";

export type ContactForm = { email: string; subject: string; message: string };
export type ContactField = keyof ContactForm;

const checks: Readonly<Record<ContactField, (typed: string) => string>> = {
  email: emailOf,
  subject: subjectOf,
  message: messageOf,
};

/** A subject on one line. A line break in it would begin another line of the mail's head: it is refused, not repaired. */
function subjectOf(typed: string): string {
  if (/[\r\n\u2028\u2029\0]/.test(typed.trim())) throw new Failure("subjectInvalid");
  const subject = plainLineOf(typed);
  const length = seenLength(subject);
  if (length === 0) throw new Failure("subjectRequired");
  if (length > longestSubject) throw new Failure("subjectTooLong", { maximum: longestSubject });
  return subject;
}

function messageOf(typed: string): string {
  const message = plainTextOf(typed);
  const length = seenLength(message);
  const { minimum, maximum } = messageLength;
  if (length < minimum) throw new Failure("messageTooShort", { minimum });
  if (length > maximum) throw new Failure("messageTooLong", { maximum });
  return message;
}

/** Checks a message in a conversation that has begun: any text but an empty one. */
export function lineOf(typed: string): string {
  const text = plainTextOf(typed);
  const length = seenLength(text);
  if (length === 0) throw new Failure("answerRequired");
  if (length > longestAnswer) throw new Failure("messageTooLong", { maximum: longestAnswer });
  return text;
}

/** The form ready to be kept. Throws the first thing that is wrong with it. */
export function contactMessageOf(form: ContactForm): ContactForm {
  return { email: emailOf(form.email), subject: subjectOf(form.subject), message: messageOf(form.message) };
}

/** Everything that is wrong with the form, field by field. */
export const problemsOf = (form: ContactForm): Partial<Record<ContactField, FieldProblem>> =>
  fieldProblemsOf(checks, form);

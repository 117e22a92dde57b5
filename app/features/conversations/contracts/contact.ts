import * as z from "zod";
import { accountLanguages } from "../../accounts/contracts/account.ts";
import { longestSubject, messageLength } from "./conversation-limits.ts";

export const ContactBody = z
  .strictObject({
    email: z.string().meta({ description: "Where the answer goes", example: "ana@example.org" }),
    subject: z.string().meta({ description: `Up to ${longestSubject} characters` }),
    message: z.string().meta({ description: `From ${messageLength.minimum} to ${messageLength.maximum} characters` }),
    language: z.enum(accountLanguages).optional().meta({ description: "Of the answer; Spanish unless given" }),
    website: z
      .string()
      .optional()
      .meta({ description: "Leave it out: only programs that fill in every field write here" }),
  })
  .meta({ id: "ContactMessage" });

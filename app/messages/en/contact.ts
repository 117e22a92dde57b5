import type { Messages } from "../index.ts";

/** The page to write to the team. */
export const contact: Messages["contact"] = {
  form: {
    title: "Contact",
    lead: "A question, a number that does not add up, an idea: write to us and we answer by e-mail.",
    email: "Email",
    emailPlaceholder: "you@email.com",
    emailHint: "This is where we will answer.",
    subject: "Subject",
    message: "Message",
    messageHint:
      "At least {minimum, number} characters. If it is about a number, tell us the ticker and the method, and copy the address of the page.",
    send: "Send message",
    sending: "Sending…",
    failed: "Error sending message. Please try again.",
    directTitle: "Direct contact",
    directKnown: "You can also write to",
    directUnknown:
      "This installation has not published an e-mail address; the form reaches whoever runs it all the same.",
    responseTime: "We aim to answer within 24 business hours.",
    tipTitle: "A tip",
    tip: "Look at the <faq>frequently asked questions</faq> first: the answer may be there already.",
    trap: "Leave this field empty",
    privacy:
      "We keep your message for a year at most after anything was last written in it. More under <privacy>privacy</privacy>.",
  },
};

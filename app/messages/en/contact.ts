import type { Messages } from "../message-types.ts";

/** The page to write to the team. */
export const contact: Messages["contact"] = {
  form: {
    title: "Contact",
    lead: "A question, a number that does not add up, an idea: write to us and we answer by email.",
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
      "This installation has not published an email address; the form still reaches the people who run it.",
    responseTime: "We aim to answer within 24 business hours.",
    tipTitle: "A tip",
    tip: "Look at the <faq>frequently asked questions</faq> first: the answer may be there already.",
    trap: "Leave this field empty",
    privacy:
      "We keep your message for a year at most after anything was last written in it. More under <privacy>privacy</privacy>.",
  },
  ways: {
    chat: "Live chat",
    chatOpen: "We are online now and answer right here. If you leave, we write to the address you give.",
    chatClosed: "We are offline now. Write all the same and leave your address: we answer by email.",
    hours: "Support hours",
    days: "{first} to {last}",
    closed: "{days}: closed",
    clock: "{clock}",
    never: "No fixed hours: we answer by email.",
    others: "Other ways",
    email: "Email",
    business: "For business enquiries too.",
    form: "Contact form",
    faq: "Frequently asked questions",
    blog: "Guides and articles",
    features: "What the tool does",
  },
  chat: {
    start: "Start chat",
    form: "Chat",
    you: "You",
    team: "The Valora team",
    text: "Your message",
    send: "Send",
    email: "Email",
    emailOptional: "Email (optional)",
    emailHint: "To answer you when you are no longer here.",
    withoutScripts: "The chat needs JavaScript. The <form>contact form</form> reaches the same people.",
  },
};

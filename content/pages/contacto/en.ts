import type { Text } from "../../text.ts";

export const page: Text = {
  title: "Contact and hours",
  description: "How to write to the operator of this installation.",
  blocks: [
    {
      contact: {
        known: "Write to us at",
        unknown:
          "The operator of this installation has not published an email address yet. Valora is self-hosted: ask the person or organisation who gave you this address.",
      },
    },
    { heading: "If a number looks odd" },
    {
      text: "Tell us the ticker, the method and the number, and copy the page's address: it holds all your assumptions. If an error came with a code, add it; it lets us find what happened.",
    },
    { heading: "Before you write" },
    {
      list: [
        [
          "A method that does not apply is not a fault: ",
          { text: "each one says when it is no use", to: "/methods" },
          ".",
        ],
        "The included prices are closing prices, not live quotes. The date and the source stand beside every price.",
        ["What the tool does today is on the ", { text: "Features", to: "/features/" }, " page."],
      ],
    },
  ],
};

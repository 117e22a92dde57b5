import type { Text } from "../../text.ts";

export const page: Text = {
  title: "Cookies",
  description: "Three preference cookies and one for your own figures, and only if you choose or bring something.",
  blocks: [
    {
      text: "The first visit creates no cookie. Those of preference appear when you choose something and last a year; the one for your figures, when you bring them. There are no advertising, measurement or third-party cookies, which is why no banner asks for your consent.",
    },
    {
      table: {
        head: ["Name", "Category", "What for", "Lasts"],
        rows: [
          ["valora-language", "Preference", "The language you chose", "1 year"],
          ["theme", "Preference", "Light or dark theme", "1 year"],
          ["palette", "Preference", "Status colours", "1 year"],
          [
            "valora-import",
            "Necessary",
            "Lets only you see the figures you brought to “Use your own figures”",
            "Until the browser closes",
          ],
        ],
      },
    },
    {
      text: [
        "The same three preferences, and the list of recent companies (valora-recent), are also kept in your browser's local storage. You can ",
        { text: "change them", to: "/preferences" },
        " or delete them in the browser whenever you like.",
      ],
    },
  ],
};

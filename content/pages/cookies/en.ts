import type { Text } from "../../text.ts";

export const page: Text = {
  title: "Cookies",
  description:
    "Those of your preferences, those of your account, one for the chat and one for your own figures, and only if you choose, sign in, write or bring something.",
  updated: "2026-11-21",
  blocks: [
    {
      text: "The first visit creates no cookie. Preference cookies appear when you choose something and last a year; the one for your figures, when you bring them; the one for the chat, when you start it; those of your account, when you sign in.",
    },
    {
      analytics: {
        none: [
          {
            text: "There are no advertising, measurement or third-party cookies: visits are counted without any, which is why no banner asks for your consent.",
          },
        ],
        known: [
          {
            text: "There are no advertising or third-party cookies. Here visits are counted without any. The operator of this installation also uses {service}; because it is an external service we ask you first, and without your consent it does not load.",
          },
        ],
      },
    },
    {
      table: {
        head: ["Name", "Category", "What for", "Lasts"],
        rows: [
          ["valora-language", "Preference", "The language you chose", "1 year"],
          ["theme", "Preference", "Light or dark theme", "1 year"],
          ["palette", "Preference", "Status colours", "1 year"],
          ["explained", "Preference", "How much a result explains", "1 year"],
          [
            "valora-no-scripts",
            "Preference",
            "Lets the server apply your preferences if your browser runs no scripts",
            "1 year",
          ],
          [
            "valora-session (__Host-valora-session over HTTPS)",
            "Necessary",
            "Keeps you signed in",
            "7 days from the last use, 30 at most",
          ],
          [
            "valora-sign-in (__Host-valora-sign-in over HTTPS)",
            "Necessary",
            "Ties the code you enter to the password before it",
            "10 minutes",
          ],
          [
            "valora-device",
            "Necessary",
            "Lets you in from this browser even while others try passwords with your address",
            "1 year",
          ],
          ["valora-notice", "Necessary", "Tells you on the next page what has just been done", "1 minute"],
          ["valora-chat", "Necessary", "Lets only you read the conversation you started in the chat", "30 days"],
          [
            "valora-import",
            "Necessary",
            "Lets only you see the figures you brought to “Use your own figures”",
            "Until the browser closes",
          ],
        ],
        rowsWithAnalytics: [
          ["valora-analytics", "Necessary", "Remembers whether you let an external service count your visit", "1 year"],
        ],
      },
    },
    {
      text: [
        "The same four preferences, and the list of recent companies (valora-recent), are also kept in your browser's local storage. What you saw at your last visit to the last sixty valuations (valora-visits) stays there too and is sent to no one, so that the page can say what has changed; “Forget my visits” removes it. The last eight analyses you looked at are kept in the browser too, with nothing of yours in them, for when there is no connection; they go when you sign out or delete your account. You can ",
        { text: "change them", to: "/preferences" },
        " or delete them in the browser whenever you like.",
      ],
    },
    {
      analytics: {
        none: [],
        known: [
          { heading: "What {service} receives", id: "analytics" },
          {
            text: "If you accept, your browser loads a program from {service} and tells it which pages of this site you read, which page brought you here, and what browser and screen you use; and, like every connection, your IP address. It is not loaded on your account, your history, the companies you follow, your figures or any other personal page. Plausible uses no cookies, and we ask Matomo not to use any. If your browser sends Do Not Track or Global Privacy Control, we do not ask, and it does not load unless you accept it here.",
          },
          { analyticsAnswer: true },
        ],
      },
    },
  ],
};

import type { Text } from "../../text.ts";

export const page: Text = {
  title: "Privacy",
  description: "What this tool keeps, where, and what for.",
  blocks: [
    {
      text: "This version of Valora has no user accounts, no ads and no third-party analytics. These are all the traces that using it leaves.",
    },
    { heading: "In your browser" },
    {
      list: [
        "The preferences you choose (language, theme, colours), in cookies and in local storage.",
        "The last companies you looked at, in local storage. They do not leave your browser.",
      ],
    },
    { heading: "On the server" },
    {
      list: [
        "For each analysis: the time, the ticker, the scenario and the language. Nothing that says who asked.",
        "Of each prediction of the model, once for each company and day of price: the symbol, the version, the value, the band, the price and when it was first shown, to check it later. Nothing that says who looked.",
        "Figures of your own that you bring to “Use your own figures” (/import): a file that only your browser can open, deleted after an hour without use.",
        "A technical log of requests, without IP addresses, used to fix faults and to guard against abuse.",
      ],
    },
    { heading: "Elsewhere" },
    {
      text: "The page loads nothing from other sites: fonts, drawings and data come from this server. We share and sell nothing. If whoever runs this installation has turned on live sources, it is the server that asks them for the ticker: they do not learn who asked.",
    },
    { heading: "Your rights" },
    {
      text: [
        "To delete what is in your browser, clear this site's data there. Since the server keeps nothing that identifies you, we can't look up “your” analyses. For anything else, ",
        { text: "write to whoever runs this installation", to: "/contacto/" },
        ".",
      ],
    },
  ],
};

import type { Text } from "../../text.ts";

export const page: Text = {
  title: "Privacy",
  description: "What this tool keeps, where, and what for.",
  updated: "2026-11-28",
  blocks: [
    {
      text: "Valora has no ads and works without an account. These are all the traces that using it leaves.",
    },
    { heading: "In your browser" },
    {
      list: [
        "The preferences you choose (language, theme, colours), in cookies and in local storage.",
        "The last companies you looked at, in local storage. They do not leave your browser.",
        "The last eight analyses you looked at, for when there is no connection. They never leave your browser and go when you sign out.",
        "The last portfolio that you valued at /portfolio, in local storage, until you forget it there. To be valued it travels to the server, which does not keep it.",
      ],
    },
    { heading: "On the server" },
    {
      list: [
        "For each analysis: the time, the ticker, the scenario and the language. Nothing that says who asked.",
        "Of each prediction of the model, once for each company and day of price: the ticker, the version, the value, the band, the price and when it was first shown, to check it later. Nothing that says who looked.",
        "Figures of your own that you bring to “Use your own figures” (/import): a file that only your browser can open, deleted after an hour without use.",
        "Messages from the contact page and their answers, with the address you write: a year after the last one, so that we can answer you.",
        "Numbers that you tell us look wrong, with what you write and the page where you saw them: a year after the last answer, to check them and to answer you.",
        "For the list of the most searched: which companies were looked at each day, once for each visitor. The visitor is a fingerprint made with a secret that is deleted when the day ends; the count, after a week.",
        "Which pages are read each day, and by how many people. To count each person once we make a fingerprint of the IP address, the browser and a secret, and delete it with the secret when the day ends; the numbers stay for 400 days. People who have turned on Do Not Track or Global Privacy Control in their browser are not counted.",
        "Where the free plan has limits: which companies were opened that day from each IP address, of which we keep the fingerprint, for two days at most.",
        "A technical log of requests, without addresses, used to fix faults and to guard against abuse.",
      ],
    },
    { heading: "If you create an account" },
    {
      list: [
        "Your address, the name you choose, the language, the theme, and when you declared to be at least 13. Not the password: only its fingerprint, made with scrypt.",
        "If you turn on two-step verification, the key of your app, encrypted, and the fingerprints of your recovery codes.",
        "If you add passkeys, their public part, the name you give them and when they were used.",
        "If you sign in with the account of another service: which one, the number and the address by which it identifies you, since when and its last use, until you remove it. While you decide whether to open an account, we keep it for half an hour at most. The service knows that you sign in here, and nothing of what you do.",
        "The lists and ratios that you save: their names, filters or formulas and, of a list with alerts, which companies it held when we last looked; until you delete them.",
        "The portfolios that you keep: their names, positions and what they cost, until you delete them.",
        "If you connect a broker: the token or key that you type, encrypted, and what the broker says of your account. To fetch it, this server sends the token to Interactive Brokers or Alpaca. It is deleted when you disconnect it.",
        "If you ask to change your address, the new and the former one for 7 days, so that it can be stopped from the former one.",
        "Your open sessions (browser and system, start and last use), the browsers you have signed in from and your keys for programs, all as fingerprints. Where the operator has set it up, also the country and city each session began in, without the address.",
        "If you pay for a plan: the numbers by which Stripe names the payment and the subscription, its state and how far it reaches; and your university address, if you confirm one. Which plan you were given and when. Card and invoices are at Stripe, which receives your address; they do not pass through here.",
        "Your history: the analyses you see while signed in, with their result. You delete it whenever you like, line by line or all of it. And the companies you have opened that day, where your plan counts them.",
        "The versions that you save: the question, the figures that went in, the result and your note. They do not change; you delete them whenever you like.",
        "The links you share: what they show, until when, and how many times they were opened, not by whom. Of a link and its password, only the fingerprint. People who open one see neither your name nor your address.",
        "The links you make for spreadsheets: which document they open, until when, and the last day on which each was read, not by whom. Of the link, only the fingerprint.",
        "Your theses on companies, with their review date, your prices and the limits that we watch for you. Only you see them; you delete them whenever you like.",
        "The teams that you are in, with your role and since when; and, for a year, what is done in them. Their members see your name, and their owner your address too. If you delete your account, a team with other members goes on without you, and what you did stays without your name.",
        "What a team shares (its books of companies, its theses, and the policies and copies of versions that you give to it, with your name and the date) belongs to the team, and stays in it, without your name, if you delete your account. If you ask for the alerts of a book, we keep that until you stop it or leave the team; no other member sees it. Nothing else that you keep is shared with it.",
        "What you say about companies in a team, and whom you mention: its members read it until you delete it or the team is deleted. If you delete your account, it stays without your name.",
        "Whom you invite to a team: the address and when, until 30 days after the invitation expires. They are told your address and, once they sign in, your name and the team’s.",
        "The companies you follow and the alerts you set, with the time of the last one. You delete them whenever you like.",
        "Your scheduled analyses: companies, schedule and deliveries, until you delete them; their runs, with what they found, for 90 days; their files, for 7.",
        "Your channels and webhooks: the service, its address, the chat, topic or room, and what each is told, until you delete them; tokens and secrets, encrypted. What is sent to each and what it answered, for 30 days. And which alerts you want by email, which in the digest, its days, its hour and its time zone; what waits for the digest, until it is sent. The service that you choose (Telegram, Slack, ntfy, Matrix) receives the text of each alert.",
        "The messages we send you: to whom, subject and when, for 30 days. Their text and attachments, only until they leave.",
        "The IP address from which someone tries to sign in, create an account or ask for a link, for a day at most, to slow down anyone guessing passwords.",
        "All of it can be downloaded and deleted on the page of your account. Once deleted, no row of yours remains, only the fingerprint of a number that belongs to no one any more. Backups still hold your account until they expire, normally after 30 days; if one is restored, your account is deleted again.",
      ],
    },
    { heading: "Elsewhere" },
    {
      analytics: {
        none: [
          {
            text: "The page loads nothing from other sites: fonts, drawings and data come from this server, and there is no third-party analytics.",
          },
        ],
        known: [
          {
            text: "Fonts, drawings and data come from this server. Only if you accept does {service} load as well, an external service that counts the pages you read; Cookies says what it receives, and there you can withdraw your consent whenever you like.",
          },
        ],
      },
    },
    {
      text: "We sell nothing, and give nothing to anyone else. If the operator of this installation has turned on live sources, it is the server that asks them for the ticker: they do not learn who asked. If they have turned on a language model for drafts of a thesis, it gets the company's figures and nothing about you.",
    },
    { heading: "Your rights" },
    {
      text: [
        "To delete what is in your browser, clear this site's data there. What belongs to your account you download and delete yourself, on its page. Of analyses without an account the server keeps nothing that identifies you: we can't look up “yours”. For anything else, ",
        { text: "write to the operator of this installation", to: "/contact" },
        ".",
      ],
    },
    { heading: "Who is responsible" },
    {
      operator: {
        known: "{name} is responsible for this installation and for the data that it keeps.",
        unknown:
          "The operator of this installation is responsible for it and for the data that it keeps; they have not put their name here yet.",
      },
    },
  ],
};

import type { Messages } from "../message-types.ts";

/** Channels of services that show people messages: how to add one. */
export const channels: Messages["channels"] = {
  title: "Channels",
  lead: "Get your alerts in Telegram, Slack, ntfy or Matrix: a short text with the figures, their dates and a link. For a program of yours there are <webhooks>webhooks</webhooks>.",
  none: "There are none yet.",
  list: "Your channels",
  create: "New channel",
  limit: "Up to {maximum, number} channels and webhooks together. Texts are in the language of your account.",
  whereTold: "Where each alert reaches you",
  mail: "{mail, select, always {Email, always} ofTheJob {Email, if the analysis asks for it} gathered {Email, in the digest} other {Email}}",
  nowhere: "Nowhere",
  changeMails: "Choose what comes by email",
  mailsHint:
    "Our answers to your reports always come by email; the end of a scheduled analysis does if you ask for it there. Alerts muted in your list are told nowhere.",
  gathered: "{place} (with the digest)",
  timings: "{timing, select, atOnce {At once} digest {In the digest} other {No}}",
  digest: "The digest",
  digestLead: "One message, by company, of what has happened since the last one. If nothing has happened, none comes.",
  days: "Days",
  dayNames:
    "{day, select, monday {Monday} tuesday {Tuesday} wednesday {Wednesday} thursday {Thursday} friday {Friday} saturday {Saturday} other {Sunday}}",
  hour: "Hour",
  timeZone: "Time zone",
  next: "The next digest leaves on {moment}, time of {zone}.{waiting, plural, =0 {} one { # alert is waiting.} other { # alerts are waiting.}}",
  when: "When",
  channelTimings: "{timing, select, atOnce {At once} other {With the digest, in one message}}",
  whenHint: "You choose the day and the hour of the digest in <channels>your channels</channels>.",
  stop: {
    title: "Stop receiving the digest",
    lead: "We will stop mailing you what comes in the digest. Your channels and other emails stay as they are.",
    submit: "Stop it",
    done: "Done: the digest will not come again. You can ask for it again in your channels.",
    list: "Choose what comes by email",
  },
  stopOne: {
    title: "Stop receiving an alert by email",
    lead: "We will stop mailing you this alert: “{event}”. Your channels and other emails stay as they are.",
    submit: "Stop it",
    done: "Done: this alert will not come by email again. You can ask for it again in your channels.",
  },
  saveMails: "Save emails",
  service: "Service",
  services: "{service, select, telegram {Telegram} slack {Slack} ntfy {ntfy} other {Matrix}}",
  named: "{service} · {place}",
  add: "Add the channel",
  address: "{service, select, slack {Address of the webhook} other {Server}}",
  serverHint:
    "{service, select, telegram {Leave it as it is, unless you run a Bot API server of your own.} ntfy {Change it if you use a server of your own.} other {The address of your account’s server, with https.}}",
  destination: "{service, select, telegram {Chat} ntfy {Topic} other {Room}}",
  token: "{service, select, telegram {Bot token} ntfy {Token (if the topic asks for one)} other {Access token}}",
  staysEmpty: "Left empty, the present one stays. It is kept encrypted and never shown.",
  steps: {
    telegram: {
      first: "In Telegram, write <code>/newbot</code> to <code>@BotFather</code>. It gives you the bot’s token.",
      second: "Write anything to your bot. To get the alerts in a group, add it there and write in the group.",
      third:
        "Open <code>https://api.telegram.org/botTOKEN/getUpdates</code> with your token: the chat is the number after <code>chat</code>, <code>id</code> (a group’s is negative). For a public channel give its <code>@name</code>, with the bot as an administrator.",
    },
    slack: {
      first: "At <code>api.slack.com/apps</code> create an app in your workspace.",
      second:
        "Under “Incoming Webhooks” turn them on, press “Add New Webhook to Workspace” and choose the channel for the alerts.",
      third:
        "Copy the whole address. Anyone who has it can write to the channel, so we keep it encrypted. Those of Mattermost and Rocket.Chat work too, and those of Discord with <code>/slack</code> at the end.",
    },
    ntfy: {
      first:
        "In the ntfy app, subscribe to a topic. On a public server anyone who knows its name can read it: choose one that cannot be guessed.",
      second: "Write the name of the topic below and, if the server is yours, its address.",
      third: "If the topic is protected, create a token in your ntfy account (“Access tokens”) that may write to it.",
    },
    matrix: {
      first:
        "Create an account for the bot and invite it to a room without end-to-end encryption: what we send has none.",
      second:
        "With that account, in Element: “All settings”, “Help & About”, “Access Token”. Do not sign out of that session: the token would stop working.",
      third: "In the room: “Settings”, “Advanced”, “Internal room ID”. It begins with <code>!</code>.",
    },
  },
};

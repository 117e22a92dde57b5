import type { Messages } from "../message-types.ts";

/** The first administrator, and the settings of an installation. */
export const installation: Messages["installation"] = {
  setUp: {
    title: "Set up this installation",
    lead: "There is no account yet. The one you create here runs the place. This address stops working as soon as there is one.",
    account: "Your account",
    emailHint: "No confirmation needed: you read this address where the server runs.",
    emailFixed: "ADMIN_EMAIL already says which.",
    submit: "Create the account and start",
  },
  settings: {
    title: "Installation",
    lead: "Changes apply as soon as they are saved, in every process and without a restart. Whatever an environment variable sets is changed there.",
    heading: "Settings",
    operatorName: "Who runs this installation",
    operatorNameHint: "A person or a company, as the legal texts will name them. You can leave it blank.",
    fixed: "Set by {setting} in the environment: {value}",
    plans: "Does the free plan have limits?",
    plansOn: "Yes: ten different companies a day per person",
    plansOff: "No: anyone can open as many companies as they like",
    plansState: "{state, select, on {with limits} other {no limits}}",
    sources: "Live data sources",
    providersHint:
      "With none, Valora uses the data it comes with and sends no requests. Sources that need a key show up here once their key is in the environment.",
    providersFixed: "the ones it lists",
    save: "Save",
  },
  safety: {
    heading: "What it lacks to be safe",
    allFine: "Nothing is missing that Valora can check by itself.",
    state: "{state, select, fine {Fine} open {To do} other {Not needed on this machine}}",
    encryption: {
      fine: "It is reached over https.",
      open: "It is reached without https: passwords and sessions travel in the clear. Put a proxy with a certificate in front and give its address in PUBLIC_ORIGIN.",
    },
    keys: {
      fine: "APP_KEYS encrypts stored secrets.",
      open: "Stored secrets are encrypted with a key in the data folder: a copy of the folder holds both. Keep the key elsewhere, in APP_KEYS.",
    },
    mail: {
      fine: "A mail server is set up.",
      open: "No mail server: confirmations and new passwords never leave. Set SMTP_URL and MAIL_FROM.",
    },
    backups: {
      fine: "An encrypted backup is made every day.",
      open: "Backups are not made, or not encrypted. Set BACKUP_AT, and BACKUP_RECIPIENT or BACKUP_PASSPHRASE.",
    },
    proxies: {
      fine: "Limits on attempts count by each reader’s address.",
      open: "There is a proxy and TRUSTED_PROXIES does not name it: all readers share one limit on attempts.",
    },
  },
  mail: {
    heading: "Email",
    lead: "Send a message to your own address to see whether email gets out. The outbox says whether it left, or why not.",
    off: "Without a mail server nothing is sent: messages wait in the outbox.",
    send: "Send a test email",
    outbox: "Open the outbox",
  },
};

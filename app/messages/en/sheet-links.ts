import type { Messages } from "../message-types.ts";

/** Links by which a spreadsheet reads one document: their list, and making one. */
export const sheetLinks: Messages["sheetLinks"] = {
  title: "Links for spreadsheets",
  lead: "Each link opens a single document as CSV, without a key or an account, so that your spreadsheet can read it and keep it up to date. You can have up to {maximum, number} open at a time.",
  profileLead:
    "Take a valuation, your watchlist, a portfolio or a screen to Google Sheets, Excel or LibreOffice, with data that update by themselves.",
  profileLink: "Your links for spreadsheets",
  empty: "You have not created any yet.",
  document: "Document",
  documents:
    "{document, select, analysis {Valuation} statements {Financial statements} multiples {Multiples} technical {Prices and technical indicators} compare {Comparison} screener {Stock screen} watchlist {Watchlist} book {Team list} other {Portfolio}}",
  made: "Created",
  state: "Status",
  states: "{state, select, open {Open} expired {Expired} other {Revoked}}",
  until: "until {date}, inclusive",
  lastRead: "Last read",
  unread: "Not read yet",
  revoke: "Revoke",
  revokeOf: "Revoke the link to {name}, {moment}",
  revokeLead: "Spreadsheets that read it lose it at once. This cannot be undone.",
  choose: "Create a link",
  ticker: "Company’s ticker symbol",
  tickerHint: "Such as KO or SAN.MC. To take your own assumptions along, create the link from the menu of a result.",
  next: "Continue",
  lists: "Or one of your lists",
  listsHint: "Your watchlist, your saved screens and your portfolios.",
  newTitle: "Link for a spreadsheet: {name}",
  newLead:
    "Anyone with the link can read this document and nothing else. Each read counts as if you had asked for it, and you can revoke the link at any time.",
  expiresOn: "Last day (optional)",
  expiresOnHint: "It does not open afterwards. Without a date, it works until you revoke it.",
  make: "Create the link",
  all: "All your links",
  madeTitle: "Link created: {name}",
  address: "Address of the document",
  addressHint:
    "Copy it now: we only keep its fingerprint and cannot show it again. Do not publish it: anyone who has it can read the document.",
  googleSheets: "Google Sheets",
  googleSheetsHint: "Paste the formula into a cell. Google must be able to reach this server from the internet.",
  excel: "Excel (Power Query)",
  excelHint:
    "Data → Get Data → From Other Sources → Blank Query; in the Advanced Editor, replace everything with this text.",
  libreOffice:
    "In LibreOffice, Sheet → External Links: paste the address, press Enter, and choose the comma as separator and “English (USA)” as language.",
  help: "How to use them, step by step",
};

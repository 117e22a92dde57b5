import type { Messages } from "../message-types.ts";

/** Short messages to channels about events. Plain text, a line each. */
export const eventMessages: Messages["eventMessages"] = {
  link: "See it in Valora",
  alertPrice: "Price {price}, of {date} ({source})",
  alertRatio: "{ratio}: {figure}, with the accounts of the fiscal year that ended on {accounts}",
  alertValue: "Mean value {value}, gap {gap}: {status}. {view}",
  alertBook: "Book “{book}” of the team {team}",
  filing: "{name} ({ticker}): new accounts",
  filingDates: "Filed on {filed}, for the period that ended on {period}{form, select, none {} other { ({form})}}",
  reported: "{value}{date, select, none {} other { ({date})}}",
  reportState: "State: {state}",
  run: "Run of {moment}: {valued, plural, one {# company with a value} other {# companies with a value}}{unvalued, plural, =0 {} other { and # without}}",
  runLeftOut: "{count, plural, one {# company was} other {# companies were}} left out by the limit of a run",
  filingAlone: "New accounts",
  answerAlone: "An answer about {figure}",
  limitsAlone: "{count, plural, one {A limit} other {# limits}} of your thesis",
  mention: "You are mentioned in the discussion of {name} ({ticker})",
  mentionAlone: "You are mentioned in the discussion",
  mentionTeam: "Team: {team}",
  digest:
    "Your digest: {events, plural, one {# alert} other {# alerts}}{companies, plural, =0 {} one { on # company} other { on # companies}}",
  digestCompany: "{name} ({ticker})",
  digestOthers: "Other alerts",
  digestEntry: "{moment}: {headline}",
  test: "Test from Valora",
  testText: "This channel works: what you have chosen will be told here.",
};

/**
 * Who asks about a team: its members by their roles, one who has left it, the owner of another team, and a member who is suspended.
 */
export const teamCallers = ["owner", "editor", "commenter", "reader", "former", "elsewhere", "suspended"] as const;
export type TeamCaller = (typeof teamCallers)[number];
type TeamRow = Readonly<Record<TeamCaller, number>>;

/** For a person who is not a member there is no such team. A suspended person has no session. */
const members = (owner: number, others: number): TeamRow => ({
  ...{ owner, editor: others, commenter: others, reader: others },
  ...{ former: 404, elsewhere: 404, suspended: 401 },
});
const editors = (status: number): TeamRow => ({ ...members(status, 403), editor: status });
/** A reader writes nothing. */
const writers = (status: number): TeamRow => ({ ...members(status, status), reader: 403 });
/** Theirs alone: an invitation is bound to an address, and none of these is invited. */
const notInvited: TeamRow = members(404, 404);

/** Every operation on a team, with what each of these callers gets. `{member}` is another member. */
export const teamMatrix: Readonly<Record<string, { row: TeamRow; body?: object }>> = {
  "GET /v1/teams/{id}": { row: members(200, 200) },
  "GET /v1/teams/{id}/activity": { row: members(200, 200) },
  "PATCH /v1/teams/{id}": { row: members(204, 403), body: { name: "House" } },
  "DELETE /v1/teams/{id}": { row: members(204, 403) },
  "GET /v1/teams/{id}/export": { row: members(200, 403) },
  "POST /v1/teams/{id}/invitations": { row: members(202, 403), body: { email: "fay@test.example", role: "reader" } },
  "DELETE /v1/teams/{id}/invitations/{invitation}": { row: members(204, 403) },
  "PATCH /v1/teams/{id}/members/{member}": { row: members(204, 403), body: { role: "reader" } },
  "DELETE /v1/teams/{id}/members/{member}": { row: members(204, 403) },
  "GET /v1/teams/{id}/books": { row: members(200, 200) },
  "POST /v1/teams/{id}/books": { row: editors(201), body: { name: "Patient" } },
  "GET /v1/teams/{id}/books/{book}": { row: members(200, 200) },
  "PATCH /v1/teams/{id}/books/{book}": { row: editors(204), body: { name: "Patient" } },
  "DELETE /v1/teams/{id}/books/{book}": { row: editors(204) },
  "POST /v1/teams/{id}/books/{book}/alerts": {
    row: editors(201),
    body: { ticker: "KO", measure: "gap", direction: "above", threshold: 0.2 },
  },
  "PUT /v1/teams/{id}/books/{book}/alerts/{alert}": {
    row: editors(200),
    body: { measure: "gap", direction: "above", threshold: 0.3 },
  },
  "DELETE /v1/teams/{id}/books/{book}/alerts/{alert}": { row: editors(204) },
  "PUT /v1/teams/{id}/books/{book}/mails": { row: members(204, 204), body: { isMailed: true } },
  "PUT /v1/teams/{id}/books/{book}/companies/{ticker}": { row: editors(204) },
  "DELETE /v1/teams/{id}/books/{book}/companies/{ticker}": { row: editors(204) },
  "GET /v1/teams/{id}/theses": { row: members(200, 200) },
  "GET /v1/teams/{id}/theses/{ticker}": { row: members(200, 200) },
  "PUT /v1/teams/{id}/theses/{ticker}": { row: editors(200), body: { thesis: "Patient." } },
  "DELETE /v1/teams/{id}/theses/{ticker}": { row: editors(204) },
  "GET /v1/teams/{id}/policies": { row: members(200, 200) },
  "POST /v1/teams/{id}/policies": { row: editors(201), body: { name: "Patient", wacc: 0.1 } },
  "PUT /v1/teams/{id}/policies/{policy}": { row: editors(200), body: { name: "Patient", wacc: 0.1 } },
  "DELETE /v1/teams/{id}/policies/{policy}": { row: editors(204) },
  "GET /v1/teams/{id}/versions": { row: members(200, 200) },
  "POST /v1/teams/{id}/versions": { row: editors(404), body: { version: "01890000-0000-7000-8000-00000000000a" } },
  "GET /v1/teams/{id}/versions/{version}": { row: members(200, 200) },
  "DELETE /v1/teams/{id}/versions/{version}": { row: editors(204) },
  "GET /v1/teams/{id}/versions/{version}/replay": { row: members(200, 200) },
  "GET /v1/teams/{id}/versions/{version}/difference": { row: members(200, 200) },
  "GET /v1/teams/{id}/discussions": { row: members(200, 200) },
  "GET /v1/teams/{id}/discussions/{ticker}": { row: members(200, 200) },
  "POST /v1/teams/{id}/discussions/{ticker}": { row: writers(201), body: { anchor: "company", text: "Hm." } },
  "POST /v1/teams/{id}/discussions/{ticker}/{thread}": { row: writers(201), body: { text: "Hm." } },
  "PATCH /v1/teams/{id}/discussions/{ticker}/{thread}": { row: writers(204), body: { isResolved: true } },
  // The comment is the owner's.
  "PATCH /v1/teams/{id}/discussions/{ticker}/{thread}/{comment}": {
    row: members(204, 403),
    body: { text: "Hm.", revision: 1 },
  },
  "DELETE /v1/teams/{id}/discussions/{ticker}/{thread}/{comment}": { row: members(204, 403) },
  "POST /v1/team-invitations/{id}": { row: notInvited },
  "DELETE /v1/team-invitations/{id}": { row: notInvited },
};

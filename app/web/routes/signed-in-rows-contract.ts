/** The values of the variable parts of an address; optional parts are left out. */
export const parts: Readonly<Record<string, string>> = {
  ":ticker": "KO",
  ":slug": "margin-of-safety",
  ":language": "es",
  ":token": "a".repeat(43),
  ":id": "01890000-0000-7000-8000-000000000009",
  ":bookId": "01890000-0000-7000-8000-000000000009",
  ":versionId": "01890000-0000-7000-8000-000000000009",
  ":format": "csv",
  ":kind": "analysis",
  ":number": "1",
  ":page": "install",
  ":name": "KO.png",
  ":file": "0000000000000000.png",
  "*": "no-such-page",
};

export type Answer = number | `${number} ${string}`;
type Row = readonly [user: Answer, editor: Answer, admin: Answer];
export const all = (answer: Answer): Row => [answer, answer, answer];
const editors: Row = [404, 200, 200];
const admins: Row = [404, 404, 200];
/** Answers other than the page itself; where no row stands each of them reads the page. */
export const rows: Readonly<Record<string, Row>> = {
  "/analysis": all("302 /"),
  "/analysis/KO/story": all("302 /analysis/KO/story/business"),
  "/blog/margin-of-safety": all("301 /blog/article/margin-of-safety"),
  "/methodology": all("301 /methods"),
  "/cookies/analytics": all("302 /cookies"),
  [`/setup/${parts[":token"]}`]: all(404),
  "/auth": all("302 /profile"),
  "/auth/factor": all("302 /profile"),
  "/auth/confirm-again": all("302 /profile"),
  // No provider is set up, and none has sent anyone.
  "/auth/identity/1": all(404),
  // Its link names the event.
  "/mails/stop": all(404),
  "/auth/identity-new": all("302 /auth"),
  "/sign-out": all("302 /"),
  // None of these has begun a chat or uploaded anything.
  "/contacto/chat": all(404),
  [`/import/${parts[":id"]}`]: all(404),
  [`/import/${parts[":id"]}/peers`]: all(404),
  [`/import/${parts[":id"]}/file/csv`]: all(404),
  // Such an endpoint was never added.
  [`/webhooks/${parts[":id"]}`]: all(404),
  // Such a job was never made, nor did it run.
  [`/jobs/${parts[":id"]}`]: all(404),
  [`/jobs/runs/${parts[":id"]}`]: all(404),
  [`/jobs/files/${parts[":id"]}`]: all(404),
  "/admin": editors,
  "/admin/content": editors,
  "/admin/content/new": editors,
  "/admin/content/images": editors,
  "/admin/content/videos": editors,
  "/admin/content/es/margin-of-safety": editors,
  "/admin/content/es/margin-of-safety/versions": editors,
  "/admin/status": admins,
  "/admin/installation": admins,
  "/admin/people": admins,
  "/admin/actions": admins,
  "/admin/messages": admins,
  "/admin/numbers": admins,
  "/admin/numbers.csv": admins,
  "/admin/outbox": admins,
  "/admin/visits": admins,
  "/admin/providers": admins,
  // A file is made of a form that is sent.
  "/portfolio/file/csv": all("302 /portfolio"),
  [`/portfolios/${parts[":id"]}`]: all(404),
  // Nothing is asked, and no version was saved.
  "/versions/new": all("302 /versions"),
  [`/versions/${parts[":id"]}`]: all(404),
  // Nothing is asked, and no such link was made.
  "/links/new": all("302 /links"),
  "/sheet-links/new": all("302 /sheet-links"),
  [`/shared/${parts[":token"]}`]: all(404),
  [`/shared/${parts[":token"]}/picture.png`]: all(404),
  [`/embed/${parts[":token"]}`]: all(404),
  // No such team was made, nor was any of them invited.
  [`/teams/${parts[":id"]}`]: all(404),
  [`/teams/${parts[":id"]}/file`]: all(404),
  [`/teams/${parts[":id"]}/books/${parts[":bookId"]}`]: all(404),
  [`/teams/${parts[":id"]}/policies`]: all(404),
  [`/teams/${parts[":id"]}/theses`]: all(404),
  [`/teams/${parts[":id"]}/theses/KO`]: all(404),
  [`/teams/${parts[":id"]}/versions`]: all(404),
  [`/teams/${parts[":id"]}/versions/difference`]: all(404),
  [`/teams/${parts[":id"]}/versions/${parts[":versionId"]}`]: all(404),
  [`/teams/${parts[":id"]}/companies/${parts[":ticker"]}`]: all(404),
  [`/teams/${parts[":id"]}/companies/${parts[":ticker"]}/events`]: all(404),
  [`/teams/invitations/${parts[":id"]}`]: all(404),
  // A message that was never written.
  [`/admin/messages/${parts[":id"]}`]: all(404),
  [`/admin/messages/${parts[":id"]}/events`]: all(404),
  [`/admin/numbers/${parts[":id"]}`]: all(404),
  // No contact for security is set, no image or video has been added, and KO is not among the examples.
  "/.well-known/security.txt": all(404),
  "/content/images/0000000000000000.png": all(404),
  "/content/videos/0000000000000000.png": all(404),
  "/content/captions/0000000000000000.png": all(404),
  "/admin/content/videos/0000000000000000.png": all(404),
  "/example/KO": all(404),
  "/no-such-page": all(404),
};

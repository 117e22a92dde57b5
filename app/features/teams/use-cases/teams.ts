import { type Bound, bindContext } from "../../../core/shared/use-cases/bind-context.ts";
import { addBookAlert, changeBookAlert, mailBookAlerts, removeBookAlert } from "./book-alerts.ts";
import {
  addToBook,
  booksToFill,
  listBooks,
  makeBook,
  readBook,
  removeBook,
  removeFromBook,
  renameBook,
} from "./books.ts";
import { acceptInvitation, declineInvitation, invite, readInvitation, revokeInvitation } from "./invitations.ts";
import { changeMember, removeMember } from "./manage-members.ts";
import { activityOfTeam, exportTeam, listTeams, makeTeam, readTeam, removeTeam, renameTeam } from "./manage-teams.ts";
import { teamsToSettle } from "./succession.ts";
import type { TeamContext } from "./team-context.ts";
import { listTeamPolicies, removeTeamPolicy, saveTeamPolicy } from "./team-policies.ts";
import { mustEditIn, roleIn } from "./team-rules.ts";
import { listTeamTheses, removeTeamThesis, saveTeamThesis, teamThesisOf } from "./team-theses.ts";
import { giveVersion, listTeamVersions, removeTeamVersion } from "./team-versions.ts";

const useCases = {
  make: makeTeam,
  list: listTeams,
  read: readTeam,
  activityOf: activityOfTeam,
  rename: renameTeam,
  export: exportTeam,
  remove: removeTeam,
  changeMember,
  removeMember,
  invite,
  revokeInvitation,
  readInvitation,
  accept: acceptInvitation,
  decline: declineInvitation,
  toSettle: teamsToSettle,
  books: listBooks,
  booksToFill,
  readBook,
  makeBook,
  renameBook,
  removeBook,
  addToBook,
  removeFromBook,
  addBookAlert,
  changeBookAlert,
  removeBookAlert,
  mailBookAlerts,
  roleIn,
  versions: listTeamVersions,
  giveVersion,
  removeVersion: removeTeamVersion,
  mustEditIn,
  theses: listTeamTheses,
  thesisOf: teamThesisOf,
  saveThesis: saveTeamThesis,
  removeThesis: removeTeamThesis,
  policies: listTeamPolicies,
  savePolicy: saveTeamPolicy,
  removePolicy: removeTeamPolicy,
};

/** The use cases of teams. */
export type Teams = Bound<typeof useCases>;

/** Binds the use cases to their context. `open` throws while what is kept cannot be reached. */
export const teamsIn = (open: () => Promise<TeamContext>): Teams => bindContext(open, useCases);

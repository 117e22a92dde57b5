import type { Migration } from "kysely/migration";
import { analyses } from "./0001-analyses.ts";
import { sources } from "./0002-sources.ts";
import { predictions } from "./0003-predictions.ts";
import { sourceClaims } from "./0004-source-claims.ts";
import { accounts } from "./0005-accounts.ts";
import { conversations } from "./0006-conversations.ts";
import { history } from "./0008-history.ts";
import { plans } from "./0009-plans.ts";
import { popularity } from "./0010-popularity.ts";
import { screenedCompanies } from "./0011-screened-companies.ts";
import { planAssignments } from "./0012-plan-assignments.ts";
import { payments } from "./0013-payments.ts";
import { policies } from "./0014-policies.ts";
import { watchlist } from "./0015-watchlist.ts";
import { suspensions } from "./0016-suspensions.ts";
import { content } from "./0018-content.ts";
import { contentImages } from "./0019-content-images.ts";
import { pageVisits } from "./0020-page-visits.ts";
import { mailConversations } from "./0021-mail-conversations.ts";
import { paces } from "./0022-paces.ts";
import { adminActions } from "./0023-admin-actions.ts";
import { ownPrices } from "./0024-own-prices.ts";
import { policyViews } from "./0025-policy-views.ts";
import { analysisRepeats } from "./0026-analysis-repeats.ts";
import { notices } from "./0027-notices.ts";
import { requestedFilings } from "./0028-requested-filings.ts";
import { filingNotices } from "./0029-filing-notices.ts";
import { wrongNumbers } from "./0030-wrong-numbers.ts";
import { priceRuns } from "./0031-price-runs.ts";
import { authenticators } from "./0032-authenticators.ts";
import { proofs } from "./0033-proofs.ts";
import { passkeys } from "./0034-passkeys.ts";
import { versions } from "./0036-versions.ts";
import { webhooks } from "./0042-webhooks.ts";
import { imageDescriptions } from "./0050-image-descriptions.ts";
import { policyForms } from "./0051-policy-forms.ts";
import { installationSettings } from "./0054-installation-settings.ts";
import { shareLinks } from "./0056-share-links.ts";
import { theses } from "./0057-theses.ts";
import { installationActions } from "./0058-installation-actions.ts";
import { portfolios } from "./0059-portfolios.ts";
import { jobs } from "./0060-jobs.ts";
import { contentVideos } from "./0065-content-videos.ts";
import { thesisLimits } from "./0066-thesis-limits.ts";
import { accountAccess } from "./0067-account-access.ts";
import { identities } from "./0068-identities.ts";
import { teams } from "./0070-teams.ts";
import { discussions } from "./0071-discussions.ts";
import { channels } from "./0072-channels.ts";
import { unmailedEvents } from "./0072-unmailed-events.ts";
import { savedItems } from "./0073-saved-items.ts";
import { teamBooks } from "./0074-team-books.ts";
import { teamVersions } from "./0075-team-versions.ts";
import { teamTheses } from "./0076-team-theses.ts";
import { digests } from "./0077-digests.ts";
import { teamPolicies } from "./0079-team-policies.ts";
import { teamAlerts } from "./0080-team-alerts.ts";
import { repeatedJobs } from "./0081-repeated-jobs.ts";
import { mailStopKeys } from "./0082-mail-stop-keys.ts";
import { mailsOfComments } from "./0083-mails-of-comments.ts";
import { brokerConnections } from "./0084-broker-connections.ts";
import { idempotencyKeys } from "./0085-idempotency-keys.ts";
import { sheetLinks } from "./0086-sheet-links.ts";
import { teamActivityIds } from "./0087-team-activity-ids.ts";
import { companiesLeftOut } from "./0091-companies-left-out.ts";
import { accountsOfFilings } from "./0092-accounts-of-filings.ts";
import { placesOfSessions } from "./0093-places-of-sessions.ts";
import { earlierSecrets } from "./0094-earlier-secrets.ts";

/** In order; a released one is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001-analyses": analyses,
  "0002-sources": sources,
  "0003-predictions": predictions,
  "0004-source-claims": sourceClaims,
  "0005-accounts": accounts,
  "0006-conversations": conversations,
  "0008-history": history,
  "0009-plans": plans,
  "0010-popularity": popularity,
  "0011-screened-companies": screenedCompanies,
  "0012-plan-assignments": planAssignments,
  "0013-payments": payments,
  "0014-policies": policies,
  "0015-watchlist": watchlist,
  "0016-suspensions": suspensions,
  "0018-content": content,
  "0019-content-images": contentImages,
  "0020-page-visits": pageVisits,
  "0021-mail-conversations": mailConversations,
  "0022-paces": paces,
  "0023-admin-actions": adminActions,
  "0024-own-prices": ownPrices,
  "0025-policy-views": policyViews,
  "0026-analysis-repeats": analysisRepeats,
  "0027-notices": notices,
  "0028-requested-filings": requestedFilings,
  "0029-filing-notices": filingNotices,
  "0030-wrong-numbers": wrongNumbers,
  "0031-price-runs": priceRuns,
  "0032-authenticators": authenticators,
  "0033-proofs": proofs,
  "0034-passkeys": passkeys,
  "0036-versions": versions,
  "0042-webhooks": webhooks,
  "0050-image-descriptions": imageDescriptions,
  "0051-policy-forms": policyForms,
  "0054-installation-settings": installationSettings,
  "0056-share-links": shareLinks,
  "0057-theses": theses,
  "0058-installation-actions": installationActions,
  "0059-portfolios": portfolios,
  "0060-jobs": jobs,
  "0065-content-videos": contentVideos,
  "0066-thesis-limits": thesisLimits,
  "0067-account-access": accountAccess,
  "0068-identities": identities,
  "0070-teams": teams,
  "0071-discussions": discussions,
  "0072-channels": channels,
  "0072-unmailed-events": unmailedEvents,
  "0073-saved-items": savedItems,
  "0074-team-books": teamBooks,
  "0075-team-versions": teamVersions,
  "0076-team-theses": teamTheses,
  "0077-digests": digests,
  "0079-team-policies": teamPolicies,
  "0080-team-alerts": teamAlerts,
  "0081-repeated-jobs": repeatedJobs,
  "0082-mail-stop-keys": mailStopKeys,
  "0083-mails-of-comments": mailsOfComments,
  "0084-broker-connections": brokerConnections,
  "0085-idempotency-keys": idempotencyKeys,
  "0086-sheet-links": sheetLinks,
  "0087-team-activity-ids": teamActivityIds,
  "0091-companies-left-out": companiesLeftOut,
  "0092-accounts-of-filings": accountsOfFilings,
  "0093-places-of-sessions": placesOfSessions,
  "0094-earlier-secrets": earlierSecrets,
};

import type { Messages } from "../message-types.ts";

export const mail: Messages["mail"] = {
  greeting: "Hello {name},",
  farewell: "Valora\nThis message was sent automatically.",
  confirm: {
    subject: "Confirm your Valora account",
    text: "To confirm your address and be able to sign in, open this link within the next 24 hours:\n\n{confirmLink}\n\nIf you did not create an account, do nothing: until it is confirmed, it does not exist.",
  },
  alreadyRegistered: {
    subject: "You already have a Valora account",
    text: "We received a request to create an account with your address, and you already have one. If it was you, sign in:\n\n{signInLink}\n\nIf you do not remember the password, set a new one:\n\n{resetLink}\n\nIf it was not you, do nothing: your account has not changed.",
  },
  reset: {
    subject: "A new password for Valora",
    text: "To set a new password, open this link within the next hour. It works once:\n\n{resetLink}\n\nIf you did not ask for it, do nothing: your password is still the same.",
  },
  passwordChanged: {
    subject: "Your Valora password has changed",
    text: "The password of your account has just changed and your other sessions have ended. If it was not you, set another one now:\n\n{resetLink}",
  },
  factorOn: {
    subject: "Two-step verification turned on at Valora",
    text: "From now on, signing in to your account also takes a code from your authenticator app. Your other sessions have ended.\n\nIf it was not you, set a new password right now and write to us:\n\n{resetLink}\n\n{contactLink}",
  },
  factorOff: {
    subject: "Two-step verification turned off at Valora",
    text: "The password alone lets you into your account again. If it was not you, set a new one right now:\n\n{resetLink}",
  },
  factorReset: {
    subject: "Two-step verification turned off at Valora",
    text: "The people who run this installation have removed two-step verification from your account: the password alone lets you in. You can turn it on again in your account. If you did not ask for this, write to them:\n\n{contactLink}",
  },
  recoveryCodeUsed: {
    subject: "A recovery code of yours was used at Valora",
    text: "One of the recovery codes of your account has been used. It no longer works. If it was not you, set a new password right now:\n\n{resetLink}",
  },
  recoveryCodesRenewed: {
    subject: "New recovery codes at Valora",
    text: "Your account has ten new recovery codes, and the earlier ones no longer work. If it was not you, set a new password right now:\n\n{resetLink}",
  },
  passkeyAdded: {
    subject: "New passkey at Valora",
    text: "Your account has a new passkey, which signs in without a password. If it was not you, set a new password right now, remove the passkey in your account and write to us:\n\n{resetLink}\n\n{contactLink}",
  },
  passkeyRemoved: {
    subject: "Passkey removed at Valora",
    text: "A passkey was removed from your account and no longer signs in. If it was not you, set a new password right now:\n\n{resetLink}",
  },
  identityAdded: {
    subject: "Account of another service linked at Valora",
    text: "You can now sign in to Valora with an account of another service that has your address or that you have linked. If it was not you, remove it in your account and write to us:\n\n{signInLink}\n\n{contactLink}",
  },
  identityRemoved: {
    subject: "Account of another service removed at Valora",
    text: "An account of another service was removed from yours and no longer signs in. If it was not you, write to us:\n\n{contactLink}",
  },
  signInLink: {
    subject: "A link to sign in to your Valora account",
    text: "The operator of this installation has made a link that signs in to your account once, within the next 15 minutes. If you have not asked for it, write to them:\n\n{contactLink}",
  },
  emailConfirm: {
    subject: "Confirm your new address at Valora",
    text: "To use this address for your Valora account, open this link within 24 hours:\n\n{emailLink}\n\nIf you did not ask for this, do nothing: nothing changes.",
  },
  emailNotice: {
    subject: "Another address was asked for on your Valora account",
    text: "A person with access to your account asked to change the address that you sign in with. If it was you, confirm it from the new address.\n\nIf it was not you, stop it here. This works for 7 days, even once the change is confirmed:\n\n{emailStopLink}",
  },
  emailTaken: {
    subject: "Your address already has a Valora account",
    text: "From another account a person asked to use your address, and it already has one. Nothing changes. If it was you, sign in:\n\n{signInLink}",
  },
  emailChanged: {
    subject: "This is now your address at Valora",
    text: "From now on you sign in to Valora with this address:\n\n{signInLink}",
  },
  emailStopped: {
    subject: "The change of address was stopped",
    text: "This is the address of your Valora account. If you did not ask for the change, set another password right now:\n\n{resetLink}",
  },
  academic: {
    subject: "Confirm your university address",
    text: "We received a request for Valora’s student price with this address. If it was you, open this link within 24 hours:\n\n{academicLink}\n\nIf not, do nothing.",
  },
  test: {
    subject: "Test email from Valora",
    text: "This installation can send email: this message left through the server you have set up.",
  },
  job: {
    subject: "{name}: {count, plural, =0 {no changes} one {# change} other {# changes}}",
    firstSubject: "{name}: first result",
    failedSubject: "{name}: could not be run",
    text: "Your scheduled analysis “{name}” of {moment} ({zone}): {valued, plural, one {# company with a value} other {# companies with a value}}{unvalued, plural, =0 {} other { and # without}}.",
    failedText:
      "Your scheduled analysis “{name}” of {moment} ({zone}) could not be run, after several attempts: {reason}",
    leftOut:
      "{count, plural, one {# company was} other {# companies were}} left out: a run values {valued, number} at most, the first ones.",
    sheetsLeftOut:
      "{count, plural, one {# company with a value has} other {# companies with a value have}} no PDF, because a run makes no more.",
    pausedText:
      "Your scheduled analysis “{name}” of {moment} ({zone}) could not be run: {reason} It is paused until you choose other companies and resume it.",
    since: "Since the run of {since}:",
    same: "Nothing has changed since the run of {since}.",
    came: "New: {company}",
    went: "No longer on the list: {company}",
    more: "and {count, plural, one {# more} other {# more}}",
    link: "The whole result, and where to pause or delete it:\n\n{runLink}\n\nThese are calculations from public accounts, not a recommendation.",
  },
  teamInvitation: {
    subject: "You are invited to a team on Valora",
    text: "{invitedBy} invites you to a team on Valora as {role, select, editor {an editor} commenter {a commenter} other {a reader}}. To see it, sign in with an account of this address, {recipient}, or create one:\n\n{invitationLink}\n\nThe invitation is open until {date}, and for this address alone. If you did not expect it, do nothing.",
  },
  teamHandedOver: {
    subject: "You now own a team on Valora",
    text: "The owner of one of your teams has handed it over to you. From now on you invite, give roles, and may delete it or hand it over:\n\n{teamLink}",
  },
  mention: {
    subject: "{by} mentions you in the discussion of {company}",
    text: "{by} has mentioned you in a comment about {company}, in your team “{team}”:\n\n{discussionLink}\n\nChoose what comes and when:\n\n{channelsLink}\n\nTo receive no more of these emails:\n\n{stopLink}",
  },
  review: {
    subject: "Your thesis on {name} ({ticker}) is due for review",
    text: "You chose {date} to look again at your thesis on {name} ({ticker}):\n\n{thesisLink}\n\nWe will not remind you again unless you set another date.",
  },
  screen: {
    subject:
      "{name}: {entered, plural, =0 {} one {one company in} other {# companies in}}{both, select, yes {, } other {}}{left, plural, =0 {} one {one company out} other {# companies out}}",
    text: "Your list “{name}” has changed.",
    entered: "{count, plural, one {In:} other {In (#):}}",
    left: "{count, plural, one {Out:} other {Out (#):}}",
    more: "and {count, plural, one {one more} other {# more}}",
    stop: "To receive no more of these emails:\n\n{stopLink}",
  },
  thesisLimit: {
    subject: "{count, plural, one {A limit} other {# limits}} of your thesis on {name} ({ticker})",
    text: "The accounts {isDated, select, yes {that {name} ({ticker}) filed on {date}} other {of {name} ({ticker}) to {date}}} cross {count, plural, one {a limit} other {# limits}} of your thesis:\n\n{thesisLink}\n\nWe will not write about these accounts again.\n\nTo receive no more of these emails:\n\n{stopLink}",
  },
  alert: {
    unknown: "–",
    policy: "Worked out {kind, select, own {with the policy “{policy}”} other {without a policy}}.",
    subject: "{name} ({ticker}): {condition}",
    text: "{whose, select, team {An alert of the book “{book}” of the team {team} about {name} ({ticker}) is met: {condition}.} other {Your alert on {name} ({ticker}) has been met: {condition}.}}\n\nPrice: {price}, of {date} ({source})\nMean value: {value}\nGap: {gap}\nStatus: {status}\n{view}\n{policy}\n\nThe analysis, with your policy in use:\n\n{analysisLink}\n\n{whose, select, team {The book, where you stop getting its alerts:} other {Your alerts:}}\n\n{listLink}\n\nTo stop receiving this alert:\n\n{muteLink}\n\nThese are calculations from public accounts; it is not a recommendation.",
    ratioText:
      "{whose, select, team {An alert of the book “{book}” of the team {team} about {name} ({ticker}) is met: {condition}.} other {Your alert on {name} ({ticker}) has been met: {condition}.}}\n\n{ratio}: {figure}\nAccounts: fiscal year that ended on {accounts}{isOfPrice, select, yes {\nPrice: {price}, of {date} ({source})} other {}}\n\nThe ratio, with the figures that it is made of:\n\n{analysisLink}\n\n{whose, select, team {The book, where you stop getting its alerts:} other {Your alerts:}}\n\n{listLink}\n\nTo stop receiving this alert:\n\n{muteLink}\n\nThese are calculations from public accounts; it is not a recommendation.",
  },
  digest: {
    text: "This has happened since your last digest. Times are those of {zone}.",
    accounts: "Accounts {isDated, select, yes {filed on {date}} other {of the year that ended on {date}}}",
    mute: "To stop receiving this alert:\n{muteLink}",
    end: "Choose what comes and when:\n\n{channelsLink}\n\nTo stop receiving this digest:\n\n{stopLink}\n\nThese are calculations from public accounts; it is not a recommendation.",
  },
  messageReceived: {
    subject: "New message: {subject}",
    text: "From: {email}\nSubject: {subject}\n\n{message}\n\nAnswer it from the inbox:\n\n{inboxLink}",
    noAddress: "no address",
  },
  wrongNumberReceived: {
    subject: "{ticker}: {figure} looks wrong",
    text: "Ticker: {ticker}\nFigure: {figure}\nPeriod: {period}\nValue shown: {value}\nData source: {origin}\nDocument: {document}\n\nShould be: {expected}\nCan be read at: {evidence}\nFrom: {email}\n\n{comment}\n\nThe page where it is shown:\n\n{pageLink}\n\nAnswer it here:\n\n{adminLink}",
  },
  wrongNumberAnswer: {
    subject: "Re: {ticker}, {figure}",
    text: "You told us that this number looks wrong:\n\n{figure} of {ticker}, {period}: {value}\n\nState: {state}\n\n{answer}\n\nThe page where it is shown:\n\n{pageLink}\n\nTo continue the conversation, write to us:\n\n{contactLink}\n\nThe Valora team\n",
  },
  answer: {
    subject: "Re: {subject}",
    text: "{answer}\n\nYou wrote to us:\n\n{asked}\n\nTo continue the conversation, write to us again:\n\n{contactLink}\n\nThe Valora team\n",
  },
};

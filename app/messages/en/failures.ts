import type { FailureCode } from "../../failure.ts";

export const failures = {
  tickerInvalid: "“{ticker}” is not a valid ticker. Use letters and digits, as in AAPL, BRK.B or SAN.MC.",
  paramRequired: "The parameter “{param}” is missing.",
  paramUnknown: "There is no parameter called “{param}”.",
  paramRepeated: "The parameter “{param}” appears more than once.",
  numberFormat:
    "“{param}” {kind, select, integer {must be a whole number.} decimal {must be a number with a decimal point and no signs such as %, like 0.09 or 312.5.} other {must be a number.}}",
  enumInvalid: "“{param}” does not take that value. Possible values: {allowed}.",
  dateInvalid: "“{param}” takes a date of the calendar, such as 2020-03-15 (year-month-day).",
  dateInFuture: "{date} has not come yet: today is {today}.",
  notFiledYet: "By {date} none of the accounts of {ticker} that we have had been filed: the first are from {first}.",
  filingDatesUnknown:
    "We cannot tell which accounts of {ticker} were known on {date}: their source does not say when each figure was filed, and we do not guess.",
  uriMalformed: "The address is malformed.",
  requestMalformed: "The request is malformed.",
  multipartInvalid: "The form cannot be read: its boundary is missing, or one of its parts is malformed.",
  bodyInvalid:
    "The body is not the JSON object that this operation expects. Where it takes one of several inputs, send only one: “years”, “url” or a file to import; “positions” or “table” of a portfolio.",
  jsonInvalid: "It is not valid JSON, or it repeats a name within one object.",
  jsonTooDeep: "The JSON has too many levels one inside another.",
  jsonTooManyValues: "The JSON holds too many values: the most is 100,000.",
  fieldUnknown: "There is no field called “{param}”.",
  fieldType: "The field “{param}” is not of the type that is expected.",
  answerFieldUnknown: "The answer has no field “{field}”. The nearest one is “{nearestField}”.",
  tickerRepeated: "“{ticker}” is in the list twice.",
  urlInvalid: "That is not an address. Write all of it, such as https://example.com/accounts.csv.",
  hostInvalid: "The Host header is not valid.",
  originForbidden: "The request comes from another site and was not accepted.",
  notFound: "There is nothing at this address.",
  tickerNotFound: "No data could be found for {ticker}.",
  noStatements: "We know {ticker}, but we do not have its accounts.",
  providerLacksCompany: "“{provider}” has no accounts of {ticker}. Without a chosen source all are asked.",
  noLongerListed:
    "{end, select, merged {{name} is no longer listed: it merged with {intoName} in {year, number, ::group-off}.} acquired {{name} is no longer listed: {intoName} bought it in {year, number, ::group-off}.} takenPrivate {{name} is no longer listed: it was delisted in {year, number, ::group-off}.} failed {{name} is no longer listed: it failed in {year, number, ::group-off}.} renamed {{name} has been called {intoName} since {year, number, ::group-off}.} other {{name} is no longer listed.}}",
  marketUnsupported:
    "We cannot value {ticker} yet: we have no discount rates for accounts in {currency} of its country ({country}).",
  methodNotAllowed: "That HTTP method is not supported here.",
  requestTimeout: "The request took too long to arrive.",
  uriTooLong: "The address is too long.",
  unsupportedMediaType:
    "That type of content is not supported here. Send JSON in UTF-8 or, to import, a form with a file.",
  expectationFailed: "The Expect header asks for something that is not supported.",
  outOfRange: "“{param}” must be between {minimum} and {maximum}.",
  gNotBelowWacc:
    "g ({growth, number, ::percent .0}) must be lower than the discount rate (wacc: {wacc, number, ::percent .0}).",
  peersRefused:
    "{reason, select, none {Name at least one company to compare with.} tooMany {There is room for {maximum} peers and “{peer}” is one too many: remove another first.} notSymbol {“{peer}” is not a ticker. Write one, such as KO or BRK.B.} twice {{peer} is among the peers already.} unknown {We do not know {peer}. Choose a company from the list that appears as you type.} notBundled {We know {peer}, but its accounts are not included: without them there are no multiples.} notCommonShare {{peer} is not a common share: a preferred share, a fund or another instrument cannot be a peer.} otherCurrency {{peer} keeps its accounts in another currency; companies are compared within one currency only.} itself {{peer} is the company itself: it is not compared with itself.} sameCompany {{peer} is another share of a company that is there already.} noMarketValue {The price or the number of shares of {peer} is missing: there are no multiples.} partSeparated {The accounts of {peer} still hold a part that has left it: its multiples would mislead.} dataSuspect {The figures of {peer} contradict each other: its multiples would mislead.} ofToday {Of {peer} only today’s multiples are known: it is not compared with on an earlier day.} other {The number of shares of {peer} is changing through a merger or an issue: its multiples would mislead.}}",
  assetUnsupported: "{ticker} is not a common share and is not valued.",
  sourceNotConfigured: "The source “{source}” is not set up here. Available: {allowed}.",
  declarationInvalid: "Something that must be declared about the table is missing or not valid: {fields}.",
  headerInvalid:
    "The headings of the table cannot be understood: the first row holds the last day of each fiscal year and the first column the name of each figure, once.",
  rowErrors: "Some cells cannot be read. Nothing was used or kept.",
  dataIncomplete:
    "“{provider}” knows {ticker}, but does not give its price or the price’s currency, and a valuation needs both.",
  dataInvalid: "“{provider}” gives a value for {ticker} that cannot be right. It was neither used nor kept.",
  accountsOfAnother:
    "The accounts that “{provider}” gives for {ticker} belong to another company ({issuer}). They are not used. Choose another live source (source), or import the right ones.",
  dataSuspect:
    "What “{provider}” gives for {ticker} contradicts itself: a fiscal year given twice, a balance sheet that does not add up, or a market cap that does not fit its shares. It was neither used nor kept.",
  fileTooLarge: "The file is too large: the limits are 10 MB and, in its table, 500 rows, 60 columns and 1 MB of text.",
  fileTypeUnsupported:
    "That kind of file cannot be read. Save it as an Excel workbook (.xlsx), OpenDocument spreadsheet (.ods), CSV or JSON.",
  fileProtected:
    "The workbook is protected with a password and cannot be read. Remove it (in Excel: File > Info > Protect Workbook > Encrypt with Password; in LibreOffice: File > Save As, without “Save with password”), save, and try again.",
  fileHasMacros:
    "The workbook contains macros, and workbooks with macros are not opened here. Save it as an Excel workbook without macros (.xlsx).",
  fileIsReport:
    "This is an XBRL report, and a table is read here. It need not be uploaded: search for the company by its name or ISIN, and request its filed accounts on its page. Or copy its figures into the template.",
  fileInvalid: "The file is damaged or is not what it says it is. Save it again as .xlsx, .ods, CSV or JSON.",
  fileEmpty: "There is no figure to read: the data is missing, or on a hidden sheet.",
  urlForbidden: "That address cannot be read: only public addresses are, with http or https and without a password.",
  fetchFailed:
    "That address could not be read: it does not answer, answers with an error, or its certificate is not valid.",
  fetchTimeout: "That address took too long to answer.",
  bodyTooLarge: "It is too large: up to 1 MB of what is sent, and up to 10 MB of what is read from an address.",
  contentTypeUnsupported: "That address holds no CSV, JSON, Excel or OpenDocument workbook, but something else.",
  headersTooLarge: "The headers of the request are too large.",
  upstreamUnavailable: "No data source is answering. Try again in a few minutes.",
  upstreamInvalid:
    "The answer of “{provider}” about {ticker} cannot be read or is about another company. It was not used. Try again in a few minutes.",
  upstreamLimited: "“{provider}” has reached its limit of requests. Try again later.",
  upstreamTimeout: "“{provider}” did not answer in time. Try again in a few minutes.",
  narrationOff: "No language model is set up here to draft the thesis.",
  narrationUnavailable: "The language model does not answer. Try again in a few minutes.",
  narrationDenied: "The language model does not accept this installation’s key. Its operator must check it.",
  narrationLimited: "The language model has reached its limit of drafts. Try again later.",
  narrationInvalid: "The language model’s answer cannot be read or is cut short. It has not been used. Try again.",
  narrationTimeout: "The language model took too long. Try again in a few minutes.",
  overloaded: "There are too many requests at once. Try again in a few seconds.",
  batchOutOfTime: "There was no time left to value this company with the others. Ask for it in another request.",
  fieldRequired: "The field “{param}” is missing.",
  emailInvalid: "Invalid email",
  adminEmailOther: "This installation expects another address for its first administrator: the one in ADMIN_EMAIL",
  operatorNameInvalid: "The name has up to {maximum, number} visible characters, on one line",
  providerUnknown: "Not a source that can be switched on here: {source}",
  passwordTooShort: "The password must have at least {minimum} characters.",
  passwordTooLong: "The password cannot have more than {maximum} characters.",
  passwordTooCommon:
    "{reason, select, common {That password is among the first to be tried, or very like one.} personal {That password has your name, your address or the name of this site in it.} name {That password is mostly a person’s name.} word {That password is little more than a word or two from the dictionary.} keyboard {That password follows the keys of a keyboard.} repeat {That password repeats itself.} sequence {That password is a series, like “abcd” or “1234”.} date {That password is mostly a date or a year.} other {That password is easily guessed.}} Add words that do not belong together: four chosen at random are enough. Swapping letters for digits hardly helps.",
  passwordIsEmail: "The password cannot be your address.",
  displayNameInvalid: "Write a name of up to {maximum} characters, without invisible characters.",
  ageNotDeclared: "You must declare that you are at least 13.",
  keyNameInvalid: "Write a name of up to {maximum} characters for the key.",
  noteTooLong:
    "The reason of {param} is longer than {maximum} characters, or together the reasons no longer fit in an address.",
  figureMalformed:
    "“{text}” is not a figure of your own. Write the name, the last day of the period, the value and the currency of the accounts: revenue.2025-09-27:391000000000USD.",
  figureUnknown: "“{figure}” is not a line of the accounts. The names are those of the API: revenue, ebit, netIncome…",
  figureNotFound:
    "“{figure}” leads to no figure. An address is, for example, summary/mean or methods/discountedCashFlow/valuePerShare; the others are in the data-trace of the page.",
  figureRepeated: "“{figure}” of {period} is given twice.",
  figuresTooMany: "An address holds {maximum} figures of your own. For more, import your own accounts.",
  figurePeriodUnknown: "No accounts end on {period} to hold your “{figure}”. The ones we have end on {held}.",
  figureCurrency:
    "Your “{figure}” is in {given} and the accounts are in {currency}. We do not convert it: write it in {currency}.",
  figureNotCompared:
    "“{ticker}” is not among the companies you compare. The ticker of its company goes before each figure of your own: KO:revenue.2025-12-31:47000000000USD.",
  ratioTooLarge:
    "“{param}”, character {at}: a formula has up to {limit, select, characters {{maximum} characters} parts {{maximum} figures, numbers and operations} levels {{maximum} levels of parentheses} other {{maximum} years back}}.",
  ratioMalformed:
    "“{param}”, character {at}: {expected, select, value {a figure, a number or a parenthesis is missing} operator {an operation (+ - * /) is missing} comma {the comma and the second argument of the function are missing} closing {a closing parenthesis is missing} opening {the parenthesis of the function is missing} figure {the formula names no figure of the company} point {decimals are written with a point} other {that is not a number}}{found, select, none {.} other {, and there is “{found}”.}}",
  ratioNameUnknown:
    "“{param}”, character {at}: “{name}” is neither a figure nor a function.{nearest, select, none {} other { It looks like “{nearest}”.}}",
  ratioYearsInvalid:
    "“{param}”, character {at}: the second argument of {name} is the years, a whole number from 1 to {maximum}.",
  ratioOfToday: "“{param}”, character {at}: “{name}” is today’s and has no other years.",
  ratioUnitsDiffer:
    "“{param}”, character {at}: “{operator}” does not work between {left, select, money {an amount} perShare {an amount per share} shares {a number of shares} rate {a percentage} other {a number}} and {right, select, money {an amount} perShare {an amount per share} shares {a number of shares} rate {a percentage} other {a number}}.",
  ratioMissing: "“{param}” belongs to a ratio of your own, and the address has no “{ratio}”.",
  policyNameInvalid: "Write a name of up to {maximum} characters for the policy.",
  policyEmpty: "The policy sets nothing: choose at least one parameter.",
  policyNameTaken: "There is already a policy with that name.",
  tooManyPolicies: "You can have up to {maximum} policies. Delete one first.",
  tooManyCompared: "A comparison holds {maximum} companies and you asked for {given}: leave some out.",
  batchSizeInvalid: "Ask for between 1 and {maximum} companies at once: “tickers” has {given}.",
  tooManyWatched: "You can follow up to {maximum} companies. Remove one first.",
  tooManyVersions: "You can keep up to {maximum, number} versions. Delete one first.",
  tooManyTeams: "You can own up to {maximum, plural, one {# team} other {# teams}}.",
  teamFull:
    "The team has {maximum, number} seats, open invitations included. Remove a member or take an invitation back first.",
  teamNameInvalid: "Give the team a name of up to {maximum, number} characters.",
  bookNameInvalid: "Give the book a name of up to {maximum, number} characters.",
  tooManyBooks: "The team can have up to {maximum, plural, one {# book} other {# books}}. Delete one first.",
  bookFull: "A book holds up to {maximum, number} companies. Remove one first.",
  tooManyTeamVersions: "The team can have up to {maximum, number} versions. Delete one first.",
  tooManyTeamTheses: "The team can have up to {maximum, number} theses. Delete one first.",
  tooManyTeamPolicies: "The team can have up to {maximum, number} policies. Delete one first.",
  teamRoleMissing: "Only the owner of the team can do that.",
  teamEditorMissing: "Only the owner and the editors of the team can do that.",
  alreadyTeamMember: "That address belongs to a member of the team already.",
  mentionUnknown: "You can only mention members of the team.",
  readerCannotComment: "As a reader you can read the discussion, but not write in it.",
  commentNotYours: "Only its writer can change a comment; the owner of the team can delete it too.",
  commentGone: "That comment is no longer there: it has been deleted. What you typed is still here.",
  discussionFull: "The discussion of a company holds up to {maximum, number} threads. Delete one first.",
  threadFull: "A thread holds up to {maximum, number} comments. Start another one.",
  tooManyMentions: "A comment can mention up to {maximum, number} members.",
  teamNeedsOwner: "A team always has an owner: hand it over to another member first, or delete it.",
  teamsUnsettled: "You own teams with other members: choose for each one who gets it, or that it is deleted.",
  tooManyTheses: "You can keep up to {maximum, number} theses. Delete one first.",
  fileNotRead: "We cannot read the file {file}.",
  savedNameInvalid: "Give it a name of up to {maximum, number} characters.",
  savedNameTaken: "You already have a list or a ratio saved under that name.",
  tooManySaved: "You can save up to {maximum, number} lists and ratios. Delete one to save another.",
  tooManyWatchedScreens: "You can have alerts for up to {maximum, number} lists. Turn one off first.",
  onlyScreensWatched: "Only lists have alerts; watch a ratio through a list that filters by it.",
  planWithoutScreenAlerts: "Alerts for lists are part of the Pro plan.",
  portfolioNameInvalid: "Give it a name of up to {maximum, number} characters.",
  portfolioNameTaken: "You already have a portfolio with that name.",
  tooManyPortfolios: "You can keep up to {maximum, number} portfolios. Delete one to keep another.",
  positionsMissing: "We find no position. Write one line per position: symbol and quantity.",
  tooManyPositions: "A portfolio may have up to {maximum, number} positions.",
  tableUnreadable: "We cannot read this table: it is too large, or a quotation mark opens and never closes.",
  columnsUnknown: "We do not know which column holds the symbol and which the quantity. Columns: {headings}.",
  tooManyJobs: "You can have up to {maximum} scheduled analyses. Delete one first.",
  planWithoutJobs: "Scheduled analyses are part of the Pro plan.",
  jobNameInvalid: "Give it a name of up to {maximum} characters.",
  jobCompaniesRequired: "Enter at least one ticker.",
  jobTooManyCompanies: "With these deliveries there is room for up to {maximum} companies.",
  jobBookMissing: "There is no such book, or it is of a team that you are not in.",
  companyNotInBook: "{ticker} is not in this book.",
  companyNotFollowed: "You do not follow {ticker}: follow it before you set an alert.",
  jobQuestionTooLong: "The address can have up to {maximum} characters.",
  jobScheduleInvalid:
    "That schedule is not valid. It has five fields: minute, hour, day of the month, month and day of the week, as in “0 8 * * 1-5”.",
  jobScheduleNever: "That schedule never comes: check the day and the month.",
  jobScheduleTooOften:
    "There must be at least {minutes, plural, one {# minute} other {# minutes}} from one run to the next.",
  timeZoneUnknown: "There is no such time zone. An example is Europe/Madrid.",
  idempotencyKeyInvalid: "The header Idempotency-Key takes 1 to {maximum} visible ASCII characters.",
  idempotencyKeyReused: "That Idempotency-Key came with another request before. Use a new one.",
  idempotencyKeyInUse: "The first request with that Idempotency-Key is still running. Try again in a moment.",
  idempotencyOutcomeUnknown:
    "The first request with that Idempotency-Key was cut short, so it may or may not have been carried out. Check, and send it again with a new key if it was not.",
  idempotencyAnswerNotKept:
    "The first request with that Idempotency-Key was carried out, but its answer was too long to keep. Read the result instead of sending the request again.",
  tooManyIdempotencyKeys:
    "You have used {maximum} Idempotency-Keys within 24 hours. Wait until the oldest expires, or send the request without one.",
  thesisEmpty: "The thesis is empty: write something, a date or a price.",
  thesisFigureUnknown: "“{figure}” is none of the figures that a thesis can name. The list is below the text.",
  tooManyShareLinks: "You can have up to {maximum, number} open links. Revoke one first.",
  tooManySheetLinks: "You can have up to {maximum, number} open links for spreadsheets. Revoke one first.",
  shareExpiryPast: "Choose a last day that has not passed.",
  cardWithPassword: "A link with a password cannot have a card: remove one of the two.",
  tooManyCardOrigins: "A card may be embedded by up to {maximum} sites.",
  cardOriginInvalid: "“{origin}” is not the address of a site. Write only https:// and its name: https://example.com",
  sharePasswordRequired: "This link has a password.",
  sharePasswordWrong: "That is not the password of this link.",
  shareLinkOver: "This link has expired or was revoked by the person who made it.",
  versionTooLarge: "This version is too large to be kept.",
  versionsOfTwoCompanies: "The two versions are of different companies.",
  versionsInTwoCurrencies:
    "The accounts of the two versions are in different currencies, so their values cannot be compared.",
  tooManyAlerts: "You can have up to {maximum} alerts on a company. Delete one first.",
  subjectRequired: "The subject is required",
  subjectTooLong: "The subject can have up to {maximum} characters.",
  subjectInvalid: "The subject must fit on one line.",
  messageTooShort: "The message must be at least {minimum} characters long",
  messageTooLong: "The message can have up to {maximum} characters.",
  expectedTooLong: "What it should be can have up to {maximum} characters.",
  reportEmpty: "Write what it should be, or what is wrong.",
  answerRequired: "Write something before sending.",
  contentRequired: "Write the content before you publish it.",
  contentTooLong: "The content can have up to {maximum} characters.",
  titleRequired: "Write a title.",
  titleTooLong: "The title can have up to {maximum} characters.",
  slugInvalid:
    "The address takes letters from a to z without accents, digits, and hyphens between them: how-to-read-a-balance-sheet.",
  slugTaken: "There is a text with that address in that language already.",
  editConflict: "Another version was saved while you were writing. Yours is still here, not saved.",
  thesisGone: "This thesis was deleted while you were writing. Yours is still here: saving it brings it back.",
  policyGone:
    "This policy was deleted while you were changing it. Yours is still here: saving it shares it as a new one.",
  thesisLimitIncomplete: "A limit lacks its number: enter it or choose “No limit”.",
  thesisLimitTwice: "The same figure has two limits of the same kind: keep one.",
  tooManyThesisLimits: "A thesis takes up to {maximum} limits.",
  emailUnchanged: "That is your address already.",
  buyAboveSell: "The buy price is above the sell price.",
  thesisCurrency: "Write the prices in the currency of the accounts: {currency}.",
  imageTooLarge: "The image is too large: up to {megabytes} MB.",
  imageTypeUnsupported: "That file is not a PNG, JPEG, WebP or AVIF image.",
  imageInvalid: "The image is missing, damaged or incomplete.",
  imageTooManyPixels: "The image has too many pixels: up to {side} a side and {megapixels} million in all.",
  imageAltRequired: "Say what the image shows, for readers who do not see it.",
  imageAltTooLong: "The alternative text is too long: up to {maximum} characters.",
  imageInUse: "Not deleted: “{title}” shows it. Take it out of that text first.",
  videoTooLarge: "The video is too large: up to {megabytes} MB.",
  videoTypeUnsupported:
    "That file is not a video that every browser plays: WebM (VP8, VP9 or AV1 with Opus or Vorbis) or MP4 (H.264 or AV1 with AAC or Opus).",
  videoInvalid: "The video is missing, damaged or incomplete.",
  videoTooManyPixels: "The video has too many pixels: up to {side} a side.",
  videoTracksUnsupported:
    "Beside picture and sound, the video carries other tracks (location, sensors, subtitles). Export it without them.",
  videoInUse: "Not deleted: “{title}” shows it. Take it out of that text first.",
  videoUnknown: "The text shows a video that is not uploaded: {file}. Upload it or take it out before you publish.",
  videoCaptionsMissing:
    "Not published: the video “{title}” lacks {needs, select, captions {its captions} other {captions or a transcript}} {language, select, es {in Spanish} en {in English} other {in Italian}}. Add them on the videos page.",
  videoWordsRequired: "Upload captions or write the transcript.",
  captionsInvalid:
    "Captions, line {line}: {fault, select, encoding {not in UTF-8} header {a WebVTT file must begin with WEBVTT; convert an SRT file first} timing {expected times such as 00:00:01.000 --> 00:00:04.000, after a blank line} order {ends before it starts} backwards {starts before the caption above it} late {starts after the end of the video} empty {has no text} noCues {there are no captions} other {there are too many captions}}.{others, plural, =0 {} one { One other line has errors.} other { # other lines have errors.}}",
  captionsTooLong: "The captions are too long: up to {kilobytes} kB.",
  transcriptTooLong: "The transcript can have up to {maximum} characters.",
  tokenInvalid: "This link is not valid: it was used, it has expired, or part of it is missing.",
  apiKeyInUrl:
    "A key does not belong in the address, which is kept in many places. Send it in the Authorization header, and replace it.",
  unauthenticated: "You must sign in.",
  credentialsInvalid: "The address or the password is wrong.",
  sessionInvalid: "The session has ended. Sign in again.",
  apiKeyInvalid: "The key is not valid. It goes in the Authorization header, after the word Bearer.",
  signInOver: "Too much time has passed since the password. Start again.",
  emailNotConfirmed: "Your address is not confirmed yet: open the link in the message we sent you.",
  accountSuspended:
    "The operator of this installation has suspended your account. Your data are still kept: write to us from the contact page.",
  passwordWrong: "The current password is wrong.",
  proveItIsYou: "First confirm that it is you: more than ten minutes have passed since the last time.",
  passkeyInvalid: "The passkey gave no valid answer. Try again.",
  passkeyUnknown:
    "No account here has that passkey. If you removed it from your account, remove it from your device as well.",
  passkeyChallenge: "The request has expired or has been answered already. Try again.",
  passkeyOrigin: "The passkey was asked for from an address other than that of this installation.",
  passkeyHost: "That passkey belongs to another site.",
  passkeyCounter:
    "That passkey seems to be a copy: its counter goes backwards. Sign in another way and remove it from your account.",
  passkeyKnown: "That passkey is in an account already.",
  identityOver: "This sign-in has expired or has been used already. Start again.",
  identityBrowser: "The service’s answer does not belong to a sign-in begun in this browser. Start again here.",
  identityIssuer: "The answer is not from the service you wanted to sign in with. Start again.",
  identityAudience: "The service answered for another application. Tell the operator of this installation.",
  identityClock:
    "The service’s answer is not of now: its clock and the one here differ. Start again and, if it comes back, tell the operator of this installation.",
  identityNonce: "The service’s answer belongs to another sign-in. Start again.",
  identitySignature:
    "The answer is not signed by the service. Start again and, if it comes back, tell the operator of this installation.",
  identityInvalid: "The service gave no valid answer. Start again.",
  identityDenied: "The service did not let you in, or you cancelled it.",
  identityUnverified:
    "The service does not say that you have confirmed your email address. Confirm it there and sign in again.",
  identityDomain: "Addresses of that domain are not let in here.",
  identityUnlinked: "That account of the service is not linked to yours here.",
  identityNotFresh: "The service did not ask you again who you are. Sign out there, or confirm it another way.",
  identityUntimed:
    "The service does not say when it asked you who you are, so this confirms nothing. Confirm it another way: with a password, which you can set from “I have forgotten my password”, or with a sign-in link from the operator of this installation.",
  localSignInOff: "In this installation people sign in only with the services on the sign-in page.",
  identityTaken:
    "That account of the service is linked to another one here, or yours here to another one of the service.",
  identityLast: "It is your only way in. Link another account, set a password or add a passkey before you remove it.",
  identityUnavailable: "The service does not answer now. Try again in a while.",
  tooManyPasskeys: "You can have up to {maximum} passkeys. Remove one first.",
  factorCodeWrong: "The code is wrong.",
  factorCodeUsed: "That code has been used already. Wait for the next one: it changes every half minute.",
  factorAlreadyOn: "Two-step verification is on already.",
  factorNotBegun: "The key has expired. Ask for another one.",
  factorNotOn: "Two-step verification is not on.",
  secretUnreadable:
    "We cannot check the code: this installation lacks the key it was stored with. Use a recovery code, or write to the people who run it.",
  unsupportedEncoding: "A compressed body is not accepted.",
  tooManyWebhooks: "You can have up to {maximum} addresses. Delete one first.",
  webhookAddressRefused:
    "That address will not do: it must exist, be public, use https, and carry no user name or password. For example, https://example.com/valora.",
  webhookEventsRequired: "Choose at least one thing to be told of.",
  channelDestinationInvalid:
    "That is not a chat, topic or room of this service. Follow the steps on the page and copy it as it is.",
  channelTokenInvalid:
    "The token is missing, or does not look like one of this service. A new server asks for it again.",
  digestDaysRequired: "Choose at least one day for the digest.",
  webhookNotGathered: "A webhook is always told at once: the digest is for channels and email.",
  channelHasNoSecret: "A channel has no secret of ours: it uses your token. To use another, change it in its settings.",
  keyExpired: "The key has expired. Create another in your account.",
  keyReadOnly: "This key only reads: it changes nothing.",
  keyOfOtherSubject: "This key is for another part of the API.",
  keyExpiryPast: "The last day of the key is over.",
  tooManyKeys: "You can have up to {maximum} keys. Revoke one first.",
  companyNotOpen:
    "You have not opened this company today. Open it to see its value: it counts as one of your plan’s companies.",
  rateLimited: "Too many attempts. Try again in {retryAfter, plural, one {# second} other {# seconds}}.",
  tooManyAtOnce:
    "There are too many connections open at once from your network. Close some, or try again in a few seconds.",
  dailyQuotaExceeded:
    "You have opened {limit, number} different companies today, which is what the free plan gives. Today’s stay open; tomorrow you can open others.",
  minuteQuotaExceeded:
    "The free plan opens one new company a minute: the next in {retryAfter, plural, one {# second} other {# seconds}}.",
  anonymousQuotaExceeded:
    "Too many people who have not signed in are opening companies right now. Sign in for an allowance of your own, or try again in {retryAfter, plural, one {# second} other {# seconds}}.",
  brokerFieldInvalid:
    "{field, select, token {That is not a token of the Flex Web Service: it has only letters and digits.} query {The number of a Flex query has only digits.} keyId {That is not the ID of an Alpaca key.} other {That is not the secret of an Alpaca key.}}",
  brokerTokenExpired:
    "The Interactive Brokers token has expired. Generate another one in Flex Web Service and connect it again.",
  brokerTokenInvalid:
    "Interactive Brokers does not accept that token with that query. Check both: generating a new token ends the one before.",
  brokerKeyRefused:
    "Alpaca does not accept that key. Check both parts, and whether it belongs to the live or the paper account.",
  brokerQueryInvalid:
    "Interactive Brokers cannot find that query. Copy its number (“Query ID”) from the list of Activity Flex Queries.",
  brokerAddressRefused:
    "The token is limited to another IP address. Generate one without an IP restriction, or with the address of this server.",
  brokerServiceInactive: "Flex Web Service is off in your Interactive Brokers account. Switch it on and try again.",
  brokerAccountInvalid:
    "Interactive Brokers says that the account of that query is not valid. Check which accounts it includes.",
  brokerStatementUnavailable:
    "Interactive Brokers has no statement for the period of that query. Choose “Last Business Day”.",
  brokerRefused:
    "Interactive Brokers refused the request (code {code}). Look that code up in its guide to Flex Web Service.",
  brokerSectionMissing:
    "The query has no “{section}” section. Edit it in Performance & Reports → Flex Queries, tick that section and save it.",
  brokerFieldsMissing:
    "The “{section}” section of the query lacks fields: {fields}. Edit it, tick “Select All” in that section and save it.",
  brokerSeveralDays:
    "The query gives one statement a day for the same account and would count each position several times. Edit it and set “Breakout by Day” to “No”.",
  brokerWithoutShares:
    "{broker, select, alpaca {Alpaca} other {Interactive Brokers}} holds no share that can be valued in that account{leftOut, plural, =0 {} one {: only one other item, such as cash or a fund} other {: only # other items, such as cash or funds}}. Nothing was changed. Check that it is the account that holds your shares.",
  brokerAnswerTooLarge:
    "What {broker, select, alpaca {Alpaca} other {Interactive Brokers}} sends is too large.{broker, select, alpaca { Paste your positions into the portfolio.} other { Keep only “Open Positions” and “Cash Report” in the query.}}",
  brokerAnswerUnreadable:
    "What {broker, select, alpaca {Alpaca} other {Interactive Brokers}} sent cannot be read. Nothing was changed. It may be under maintenance: try again in an hour, or paste your positions into the portfolio.",
  brokerTooManyRequests:
    "{broker, select, alpaca {Alpaca} other {Interactive Brokers}} takes no more requests for now. Try again in {retryAfter, plural, one {# second} other {# seconds}}.",
  brokerStatementPending:
    "Interactive Brokers is still preparing the statement. Try again in {retryAfter, plural, one {# second} other {# seconds}}.",
  brokerUnreachable:
    "{broker, select, alpaca {Alpaca} other {Interactive Brokers}} does not answer. Nothing was changed; try again in a few minutes.",
  brokersNotOffered:
    "This installation connects no brokers: its operator has to set APP_KEYS, the key that encrypts tokens.",
  signatureInvalid: "The signature is not valid or has expired.",
  paymentOff: "Payment is not set up in this installation.",
  paymentUnavailable: "Stripe is not answering, so nothing has changed. Try again in a few minutes.",
  alreadySubscribed: "You have a subscription already. You can change or cancel it under “Manage payment”.",
  notSubscribed: "You have not paid for any subscription yet.",
  academicAddressNeeded: "For the student price, first confirm an address at your university.",
  academicAddressUnknown:
    "We do not know that domain as a university’s. If it is one, write to us: the operator of this installation can add it.",
  academicAddressTaken: "Another account uses that address already.",
  storageUnavailable: "We cannot read or keep anything right now. Try again in a few seconds.",
  storageFull: "There is no room left to keep anything. What is already here can still be read. Try again later.",
  unexpected: "An unexpected error occurred.",
} as const satisfies Record<FailureCode, string>;

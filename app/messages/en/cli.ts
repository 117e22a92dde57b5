/** The command line. Columns are aligned by the code; here are only words. */
export const cli = {
  usage:
    "Usage: npm run --silent valora -- SYMBOL [--scenario conservative|neutral|optimistic] [--wacc 0.09] [--g 0.04] [--horizon 5] [--price 312.5] [--safety 0.25] [--figures revenue.2025-09-27:391e9USD,…] [--peers PEP,KDP,…] [--view absolute|relative] [--discounting midYear|yearEnd] [--cashFlow toFirm|toEquity] [--dividends totalPayout|dividendsOnly|constantGrowth|twoStage|threeStage|halfLife] [--prudent yes] [--method discountedCashFlow,…] [--paths 10000] [--seed 1] [--lang es|en|it] [--json]\nUsage: npm run --silent valora -- SYMBOL … [--out FILE.pdf|xlsx|csv|json]\nUsage: npm run --silent valora -- screen|compare|statements|portfolio|jobs [--help]\nUsage: npm run --silent valora -- completion bash|zsh|fish\nUsage: npm run --silent valora -- mcp [--lang es|en|it]\nUsage: npm run --silent valora -- score-predictions\nUsage: npm run --silent valora -- admin grant EMAIL [editor]\nUsage: npm run --silent valora -- admin revoke EMAIL\nUsage: npm run --silent valora -- admin plan EMAIL free|pro\nUsage: npm run --silent valora -- admin reset-factor EMAIL\nUsage: npm run --silent valora -- admin sign-in-link EMAIL\nUsage: npm run --silent valora -- check-config [--config FILE]\nUsage: npm run --silent valora -- backups\nUsage: npm run --silent valora -- backup\nUsage: npm run --silent valora -- verify BACKUP [--identity FILE]\nUsage: npm run --silent valora -- restore BACKUP [--replace yes] [--identity FILE]",
  help: {
    screen:
      'Usage: npm run --silent valora -- screen [OPTIONS]\nValues all included companies first, which takes some seconds. Without --json or --out it prints CSV with all that pass the filters; with --json, one page.\nExample: screen --country ES,IT --ratio "freeCashFlow / marketValue" --minRatio 0.05 --sort ratio',
    compare:
      "Usage: npm run --silent valora -- compare SYMBOL SYMBOL … [OPTIONS]\nWithout --json or --out it prints CSV, one row a company.\nExample: compare KO PEP --figures KO:revenue.2025-12-31:47000000000USD",
    portfolio:
      "Usage: npm run --silent valora -- portfolio FILE [OPTIONS]\nFILE: a table (CSV, Excel, ODS) or a broker’s file. --rates says how many units of another currency one of the portfolio’s buys, where no rate is looked up. Without --json or --out it writes CSV, one row a position.\nExample: portfolio mine.csv --currency EUR --rates USD=1.08,GBP=0.85",
    statements:
      "Usage: npm run --silent valora -- statements SYMBOL [OPTIONS]\nWithout --json or --out it prints CSV, one row a figure and period.\nExample: statements SAN.MC --period annual",
    mcp: "Usage: npm run --silent valora -- mcp\nAnswers programs that ask by the Model Context Protocol, over standard input and output.",
    jobs: 'Usage: npm run --silent valora -- jobs list EMAIL | runs EMAIL JOB | run EMAIL JOB | pause EMAIL JOB | resume EMAIL JOB | cancel EMAIL RUN [--json]\nThe scheduled analyses of a person and their runs, also while the server runs. JOB is its name or its id; RUN is an id. With --json it writes what the API does.\nExample: jobs runs ana@example.org "Tech on Mondays"',
    "score-predictions":
      "Usage: npm run --silent valora -- score-predictions\nCompares predictions that were waiting for a price with the later price.",
    admin:
      "Usage: npm run --silent valora -- admin grant EMAIL [editor] | revoke EMAIL | plan EMAIL free|pro | reset-factor EMAIL | sign-in-link EMAIL\nGives or takes permissions, changes the plan, turns off two-step verification or prints a link that signs in, also while the server runs.",
    "check-config":
      "Usage: npm run --silent valora -- check-config [--config FILE]\nWhich settings are in use, where they come from, and what is wrong or insecure.",
    backups: "Usage: npm run --silent valora -- backups\nThe backups on this machine and those in the store.",
    backup: "Usage: npm run --silent valora -- backup\nMakes a backup now, restores it apart and compares it.",
    verify:
      "Usage: npm run --silent valora -- verify BACKUP [--identity FILE]\nChecks that a backup can be restored. BACKUP is a file, or store:NAME for one in the store.",
    restore:
      "Usage: npm run --silent valora -- restore BACKUP [--replace yes] [--identity FILE]\nRestores a backup while the server is stopped. --replace yes replaces what is there, of which a backup is made first.",
    completion:
      "Usage: npm run --silent valora -- completion bash|zsh|fish\nPrints what the shell runs to complete the words of valora.\nExample: source <(valora completion bash)",
  },
  options: "Options:",
  file: "FILE",
  text: "TEXT",
  written: "Written: {file}",
  notWritten: "“{file}” could not be written ({code}).",
  fileFormat: "“{argument}” does not end in a format that can be written here. Possible: {allowed}.",
  price: "Price {price} · close of {date} · {source}",
  ownPrice: "Your own price: {price}",
  oldPrice:
    "The price is {days, plural, one {# day} other {# days}} old, more than ten trading days: give today’s with --price.",
  datedSignal: "{signal}, at the price of {date}",
  noPrice: "No price: there is nothing to compare the estimates with.",
  scenario: "{scenario, select, conservative {Conservative} optimistic {Optimistic} other {Neutral}} scenario",
  growth: "g",
  horizon: "horizon {years, plural, one {# year} other {# years}}",
  peers: "Peers (yours): {symbols}",
  relative: "relative to the market: implied premium {premium}, {date}",
  buyBelow: "Buy below {value} ({safety} margin of safety)",
  prudent: "with prudence",
  custom: "Your scenario: the mean goes from {neutral} to {custom}.",
  yours: "(yours)",
  method: "Method",
  value: "Value",
  difference: "Difference",
  range: "Conservative to optimistic",
  status: "Status",
  statuses: { undervalued: "undervalued", fair: "fairly priced", overvalued: "overvalued" },
  noVote: "no vote",
  notApplicable: "does not apply",
  mean: "Mean",
  median: "Median",
  votes: "{voting, plural, =0 {No method votes.} one {One method votes:} other {# methods vote:}}",
  shares: "undervalued {undervalued} · fairly priced {fair} · overvalued {overvalued}",
  between: "from {minimum} to {maximum}",
  simulation:
    "Monte Carlo: {paths, number} simulations ({rejected, number} without a value): median {median}, 80% between {low} and {high}",
  sources: "Sources",
  covers: {
    statements: "accounts",
    price: "price",
    shares: "shares",
    beta: "beta",
    riskFreeRate: "risk-free rate",
    equityRiskPremium: "risk premium",
    countryRiskPremium: "country premium",
    taxRate: "taxes",
    ratings: "ratings",
    industryAverages: "industry averages",
  },
  tooManySymbols: "One ticker at a time: “{argument}” is one too many.",
  scored:
    "{due, plural, =0 {No prediction is waiting for a price.} other {Compared with a later price: {scored, number} of {due, number} predictions that were waiting for one.}}",
  serverRefused: "The running server has not done it: {reason}. If it is of another version, restart it.",
  cause: "Cause ({code}): {reason}",
  stackBy: "With LOG_LEVEL=debug you see where it happened.",
  unknownEmail: "No account exists for {email}. Create the account on the page /auth first.",
  roleSet: "{email}: {role, select, admin {administrator} editor {editor} other {no special permissions}}.",
  signInLink:
    "This link signs in once to the account of {email}, within the next 15 minutes. With two-step verification it asks for the code:\n{address}",
  factorReset: "{email}: {wasOn, select, yes {two-step verification turned off} other {had no two-step verification}}.",
  planSet: "{email}: {plan, select, pro {Pro} other {free}} plan.",
  notTaken: "“{command}” does not take “{argument}”.",
  missingValue: "The value of “{option}” is missing.",
  jobs: {
    none: "{email} has no scheduled analysis.",
    missing:
      "{verb, select, cancel {{email} has no run “{which}”. “valora jobs runs {email} JOB” lists those of an analysis.} other {{email} has no scheduled analysis “{which}”. “valora jobs list {email}” lists them.}}",
    several: "Several scheduled analyses are called “{which}”. Name one by its id: {ids}.",
    queued: "“{name}” will run in a moment. The run is {run}.",
    ended:
      "Run {run}: {state, select, cancelled {cancelled} done {it had finished} failed {it had failed} other {not cancelled}}.",
    next: "Next",
    last: "Last",
    id: "Id",
  },
  backups: {
    made: "Backup made, restored into an empty database and compared: {path} ({tables, number} tables, {rows, number} rows, {bytes, number} bytes).",
    failed: "The backup could not be made: {reason}",
    here: "{count, plural, =0 {There are no backups on this machine.} one {One backup on this machine:} other {# backups on this machine:}}",
    elsewhere:
      "{count, plural, =0 {There are no backups in the store.} one {One backup in the store:} other {# backups in the store:}}",
    storeFailed: "The backup store did not do what it was asked: {reason}",
    nothing: "There is nothing to back up: the database is empty.",
    checked:
      "The backup is good: restored into an empty database and compared. It is of {madeAt} UTC, version {version}: {tables, number} tables, {rows, number} rows.",
    restored:
      "Restored the backup of {madeAt} UTC: {tables, number} tables, {rows, number} rows.{removed, plural, =0 {} one { One account that was deleted after the backup has been deleted again.} other { # accounts that were deleted after the backup have been deleted again.}}{kept, select, yes { What was there before is in {before}.} other {}}",
    notEmpty:
      "The database is not empty. To replace what it holds, run the command again with --replace yes: a backup is made first.",
    serverRuns: "A Valora server is using this database. Stop it before you restore.",
    unusable:
      "The backup cannot be used, and nothing was changed: {fault, select, missing {the file does not exist} unreadable {the file cannot be opened} notABackup {it is no backup of Valora} truncated {it is cut short} altered {it is damaged or altered} locked {it is encrypted; give BACKUP_PASSPHRASE or --identity FILE} wrongKey {the key is not the one it was made for} identityMissing {the file {about} cannot be read or holds no whole identity of age} newerFormat {its format, {about}, is of a later version of Valora} newerSchema {it is of a later version of Valora: it holds {about}} other {what was restored differs in {about}}}.",
  },
  prices: {
    usage:
      "Usage: npm run data:prices -- FILE.csv [--confirm KO,ENEL.MI] [--lang es|en|it]\n       npm run data:prices -- --provider yahoo [--confirm KO,ENEL.MI] [--lang es|en|it]\nOne row a company: ticker or ISIN, date (2026-10-30 or 30/10/2026) and close; the currency is optional.",
    unreadable:
      "{path} was not read, and nothing was changed: {fault, select, noFile {the file does not exist or cannot be opened} notText {it is not a text file} empty {it has no rows} tooLarge {it is larger than 20 MB} noTicker {the first row has no column for the ticker (symbol, ticker) or the ISIN (ISIN)} noDate {the first row has no column for the date (date)} noClose {the first row has no column for the price (close, price)} columnTwice {the first row has two columns of the same name} other {it is not valid CSV}}.",
    leftOut: "Line {line}, {written}: {reason}",
    faults: {
      cells:
        "it has more cells than the first row: put a decimal comma between quotes, or separate the cells by semicolons.",
      symbol: "it is none of the included companies with accounts.",
      isin: "its ticker and its ISIN are of two companies.",
      unknownTicker: "the provider does not know it.",
      noData: "the provider has no close in the last few days.",
      unreadable: "the answer of the provider cannot be read.",
      split:
        "a split of {factor, number} new shares for one on {date} stands between the accounts and the price. The included data need it first.",
      date: "the date cannot be read.",
      future: "the date, {date}, is in the future.",
      price: "the price is not a number above zero.",
      currency: "it is in {currency}, and the share is quoted in {expected}.",
      duplicate: "it repeats line {line}.",
      contradiction: "another row of {date} has another price: neither is taken.",
      notNewer: "there is a price of {date} already.",
      jump: "it jumps from {from, number} ({fromDate}) to {to, number} {currency}, as after a split or in cents. If it is right, run the command again with --confirm {ticker}.",
    },
    earlier: "{rows, plural, one {One row is} other {# rows are}} of an earlier day than another of the same ticker.",
    counts:
      "{rows, plural, one {One row} other {# rows}}: {taken, plural, =0 {no price refreshed} one {one price refreshed} other {# prices refreshed}}, {left, plural, =0 {no row left out} one {one row left out} other {# rows left out}}.",
    notConfigured:
      "{provider} is not set up as a provider of prices. {isAny, select, yes {Set up: {configured}.} other {None is set up: see docs/sources.md.}}",
    progress: "{done, number} of {all, number} companies asked for",
    asked:
      "{name}: {asked, number} of {all, number} companies asked for, {taken, plural, =0 {no price refreshed} one {one price refreshed} other {# prices refreshed}}, {asNew, number} already up to date, {left, number} not taken.",
    stopped:
      "{name}: {reason, select, limited {its limit is used up until {until}} keyRefused {it refuses the key} aborted {interrupted} other {it cannot be reached}}. What came is kept: the same command goes on.",
    shown: "A running server shows them within a few minutes, when it has valued all companies with them.",
  },
} as const;

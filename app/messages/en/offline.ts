export const offline = {
  title: "No connection",
  lead: "We cannot reach the server. The analyses you looked at last are still here, with the date they were made.",
  notKept: "We cannot reach the server, and this browser keeps no copy of {ticker}.",
  retry: "Try again",
  list: "Analyses kept in this browser",
  none: "None yet. The last eight analyses you look at while connected will be kept here.",
  keptAt: "analysed on {date}",
  copy: "No connection: this is a copy of the analysis of {name} made on {date}. The price and the statements may have changed. You can move the assumptions; downloads and other companies need a connection.",
  refresh: "Ask for today’s analysis",
  others: "Other copies",
  show: "See the kept analyses",
  application: {
    name: "Valora: what a share is worth",
    description: "What a share is worth by seven methods, why, and how sure that is.",
  },
};

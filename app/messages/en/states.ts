import type { Messages } from "../message-types.ts";

export const states: Messages["states"] = {
  notFound: {
    title: "Page not found",
    description: "Sorry, the page you’re looking for doesn’t exist or has been moved.",
    home: "Back to home",
  },
  failure: {
    home: "Back to home",
    retry: "Retry",
    plans: "See the plans",
    requestId: "If you write to us, quote this code: {id}",
  },
  unexpected: {
    title: "Something failed here, not in your request",
    description: "It has been logged. Try again; what you typed is still in the page’s address.",
  },
  section: {
    text: "This part could not be shown. The rest of the page still holds.",
    reload: "Reload the page",
    tell: "Tell us what happened",
  },
  notTaken: "“{text}” was not taken from the address: {parameter} can be {allowed}. What is usual is shown.",
  between: "a whole number from {minimum} to {maximum}",
  misspelt: "“{name}” is no parameter of this page and changes nothing. Did you mean {meant}?",
  useName: "Use {parameter}={value}",
  elsewhere: "This page takes no account of {names}.",
  ended:
    "{kind, select, plan {Your plan doesn’t include this} wait {You’ll have to wait a little} closed {You don’t have permission for this} sent {What you sent was not accepted} gone {This link is no longer open} unavailable {We can’t work it out right now} other {The address has a mistake in it}}",
  addressHint: "Check what you changed in it, or start again from home.",
  loading: {
    page: "Loading…",
    analysis: "Analysing {ticker} data…",
    steps: {
      statements: "Statements",
      quote: "Quote",
      rates: "Risk-free rate",
      peers: "Peers",
      valuation: "Valuation",
    },
    cancel: "Cancel",
  },
  offline: "You’re offline. What is on the screen keeps working; a new company needs a connection.",
  close: "Close",
};

/** Where on the page of a company without accounts it stands how to come by them: cards of the same company lead here. */
export const howToGetAccountsId = "accounts";

/** The fragment of the section that says how to get the accounts of a company without them: cards of the company link to it. */
export const howToGetAccountsId = "accounts";

/** How people sign in to this installation, as its pages say it. */
export type SignInWays = {
  identityProviders: readonly { number: string; name: string }[];
  /** Whether a password or a passkey opens a session. */
  hasLocalSignIn: boolean;
};

export const localSignInAlone: SignInWays = { identityProviders: [], hasLocalSignIn: true };

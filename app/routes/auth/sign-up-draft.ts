/** What was typed to open an account is kept by this name until the account waits for its confirmation. */
export const signUpDraft = 'cuenta';

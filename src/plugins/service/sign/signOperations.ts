/** What is done by hand about the signing of a visit. */
export const signOperations = ['signInManual', 'signOutManual'] as const;

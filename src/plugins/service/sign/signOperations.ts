/** What is done by hand about the signing of a visit. */
export const signOperations = ['remind', 'signInManual', 'signOutManual', 'markException'] as const;

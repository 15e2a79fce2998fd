/** Manual operations about the signing of a visit. */
export const signOperations = ['signInManual', 'signOutManual', 'remind', 'markException'] as const;

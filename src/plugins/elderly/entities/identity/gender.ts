/** Sex codes of GB/T 2261.1: unknown, male, female, not stated. */
export const genderCodes = ['0', '1', '2', '9'] as const;
export type Gender = (typeof genderCodes)[number];

/**
 * Returns a mobile number of the form `1990000nnnn`; from index 10,000 on the digits before change too. Never to be called.
 */
export const demoMobile = (index: number) => String(19_900_000_000 + index);

/** Returns a landline number with an unassigned area code. */
export const demoLandline = (index: number) => `0300-0000${String(index % 10_000).padStart(4, '0')}`;

/** Returns a mobile number for people whose numbers need not be unique: relatives and elders share the first 10,000. */
export const sharedMobile = (index: number) => demoMobile(index % 10_000);

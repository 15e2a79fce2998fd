/** A mobile number in the form `1990000nnnn`; only from 10,000 on do the digits before move. Never to be called. */
export const demoMobile = (index: number) => String(19_900_000_000 + index);

/** A landline number of an area code nobody has. */
export const demoLandline = (index: number) => `0199-0000${String(index % 10_000).padStart(4, '0')}`;

/** Mobile numbers of people whose numbers need not differ: relatives and elders share the 10,000 of the small form. */
export const sharedMobile = (index: number) => demoMobile(index % 10_000);

/** Payer of a service: long-term care insurance, government, family bed, the elder, the family, charity. */
export const payerTypes = ['ltci', 'gov', 'homeBed', 'self', 'family', 'charity'] as const;
export type PayerType = (typeof payerTypes)[number];

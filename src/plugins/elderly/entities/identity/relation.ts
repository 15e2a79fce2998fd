/** Relation of a contact to the elder (GB/T 42195-2022 form A, without the elder). */
export const contactRelations = ['spouse', 'child', 'otherKin', 'paidCarer', 'community', 'other'] as const;

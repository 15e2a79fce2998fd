/** The filter of all visits whose review is open or under way, whatever their level. */
export const underReview = { minLevel: 'low', riskStatus: ['open', 'reviewing'] } as const;

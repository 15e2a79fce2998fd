/** The filter of all visits whose review is open or in progress, whatever their level. */
export const underReview = { minLevel: 'low', riskStatus: ['open', 'reviewing'] } as const;

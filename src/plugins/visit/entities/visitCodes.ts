/** How somebody is reached (public-health follow-up: at the clinic, at home, by phone; video and WeChat are ours). */
export const visitMethods = ['phone', 'home', 'video', 'wechat', 'clinic'] as const;

/** What a follow-up is for; the form follows from it. */
export const visitPurposes = ['care', 'quality', 'chronic', 'complaint', 'incident', 'assess'] as const;
export type VisitPurpose = (typeof visitPurposes)[number];

/** What came of trying to reach somebody. */
export const contactResults = ['success', 'noAnswer', 'refused', 'wrongNo', 'hospital', 'moved', 'deceased'] as const;

/** The six domains of intrinsic capacity (WHO ICOPE). */
export const icopeDomains = ['cognition', 'mobility', 'nutrition', 'vision', 'hearing', 'mood'] as const;

/** Dangers in the home. */
export const safetyHazards = ['gas', 'electricity', 'noResponse', 'slippery', 'fire', 'medication', 'other'] as const;

/** Days after the planned one from which on a follow-up counts as missed. */
export const MISSED_AFTER_DAYS = 3;

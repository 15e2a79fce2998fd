/** Methods of contact (public-health follow-up: at the clinic, at home, by phone; video and WeChat are our own). */
export const visitMethods = ['phone', 'home', 'video', 'wechat', 'clinic'] as const;

/** Purpose of a follow-up, which determines its form. */
export const visitPurposes = ['care', 'quality', 'chronic', 'complaint', 'incident', 'assess'] as const;
export type VisitPurpose = (typeof visitPurposes)[number];

/** Result of the contact attempt. */
export const contactResults = ['success', 'noAnswer', 'refused', 'wrongNo', 'hospital', 'moved', 'deceased'] as const;

/** The six domains of intrinsic capacity (WHO ICOPE). */
export const icopeDomains = ['cognition', 'mobility', 'nutrition', 'vision', 'hearing', 'mood'] as const;

/** Safety hazards at home. */
export const safetyHazards = ['gas', 'electricity', 'noResponse', 'slippery', 'fire', 'medication', 'other'] as const;

/** Days after the planned one from which a follow-up counts as missed. */
export const MISSED_AFTER_DAYS = 3;

import { PHONE_REVEAL } from '../../../../contract/revealPhone';

/** Rights that reveal a whole record or only its phone numbers, the wider one first. */
export const REVEALS = ['unmask', PHONE_REVEAL] as const;

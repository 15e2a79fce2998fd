import { PHONE_REVEAL } from '../../../../contract/revealPhone';

/** Rights by which a record is shown in full, or its phone numbers are; the wider one first. */
export const REVEALS = ['unmask', PHONE_REVEAL] as const;

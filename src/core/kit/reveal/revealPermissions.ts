import { UNMASK_PHONE } from '../../../../contract/calls/unmaskPhone';

/** Rights that reveal a whole record or only its phone numbers, the wider one first. */
export const REVEAL_PERMISSIONS = ['unmask', UNMASK_PHONE] as const;

import { createPrompt } from './createPrompt';

/** Asks whether to resend a write that may already have been stored. */
export const resendPrompt = createPrompt();

import { createPrompt } from './createPrompt';

/** Asks for the user's own password; resolves to whether it was given. */
export const passwordPrompt = createPrompt();

/** Asks whether to resend a write that may already have been stored. */
export const resendPrompt = createPrompt();

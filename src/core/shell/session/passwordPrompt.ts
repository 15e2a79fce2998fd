import { createPrompt } from './createPrompt';

/** Asks for the user's own password; resolves to whether it was given. */
export const passwordPrompt = createPrompt();

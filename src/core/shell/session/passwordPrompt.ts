import { createPrompt } from './createPrompt';

/** The question for one's own password: whether it was given. */
export const passwordPrompt = createPrompt();

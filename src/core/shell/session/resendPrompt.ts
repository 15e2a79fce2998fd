import { createPrompt } from './createPrompt';

/** The question whether to send something again that may have been stored the first time. */
export const resendPrompt = createPrompt();

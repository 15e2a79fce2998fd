export { answerContent } from './answerContent';
export { noteAttention, watchAttention } from './attention';
export type { Answer, ByteRange, Call, Notice } from './Call';
export { createHttpClient, type HttpClient } from './createHttpClient';
export { failureMessage, type Translate } from './failureMessage';
export { TimeoutReached } from './fetchWithTimeout';
export { HttpFailure } from './HttpFailure';
export { inTime } from './inTime';

export { answerContent } from './answerContent';
export type { Answer, ByteRange, Call, Notice } from './Call';
export { createHttpClient, type HttpClient, type HttpClientOptions } from './createHttpClient';
export { failureMessage, type Translate } from './failureMessage';
export { type Exchange, TimeoutReached } from './fetchWithTimeout';
export { type FailureCode, HttpFailure } from './HttpFailure';
export { inTime } from './inTime';

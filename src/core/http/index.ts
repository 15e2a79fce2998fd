export { answerContent } from './answerContent';
export type { Answer, Call, Notice } from './Call';
export { createHttpClient, type HttpClient, type HttpClientOptions } from './createHttpClient';
export type { Translate } from './failureMessage';
export type { Exchange } from './fetchWithTimeout';
export { type FailureCode, HttpFailure } from './HttpFailure';

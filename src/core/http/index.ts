export type { ByteRange, Call, CallResponse, Notice } from './Call';
export { createHttpClient, type HttpClient } from './createHttpClient';
export { failureMessage, type Translate } from './failureMessage';
export { RequestTimeoutError } from './fetchWithTimeout';
export { HttpFailure } from './HttpFailure';
export { unwrapResponse } from './unwrapResponse';
export { recordUserActivity, trackUserActivity } from './userActivity';
export { withTimeout } from './withTimeout';

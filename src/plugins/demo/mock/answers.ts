/** The response of the mock, always with HTTP status 200 (spec §8): `code` 0 means success. */
export interface MockResponse<T = unknown> {
  code: number;
  msg: string;
  data: T;
}

/** Returns a success. */
export function succeed<T>(data: T, msg = 'Success', code = 0): MockResponse<T> {
  return { code, msg, data };
}

/** Returns a failure. */
export function fail<T>(data: T, msg = 'Request failed', code = 500): MockResponse<T> {
  return { code, msg, data };
}

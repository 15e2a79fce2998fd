/** What the mock answers, always with HTTP status 200 (spec §8): `code` 0 is success. */
export interface MockAnswer<T = unknown> {
  code: number;
  msg: string;
  data: T;
}

/** A success. */
export function succeed<T>(data: T, msg = 'Success', code = 0): MockAnswer<T> {
  return { code, msg, data };
}

/** A failure. */
export function fail<T>(data: T, msg = 'Request failed', code = 500): MockAnswer<T> {
  return { code, msg, data };
}

import { describe, expect, it } from 'vitest';
import { unavailableCode } from '../../../server/db/unavailableCode';

const failing = (code: string, cause?: unknown) => Object.assign(new Error('it failed', { cause }), { code });

describe('the code for a temporary failure of database or disk', () => {
  it.each([
    ['storageFull', ['53100', 'SQLITE_FULL', 'ENOSPC', 'EDQUOT']],
    ['readOnly', ['25006', 'SQLITE_READONLY', 'SQLITE_READONLY_DBMOVED', 'EROFS']],
    ['overloaded', ['53000', '53200', '53300', '55P03', '40P01', 'EMFILE']],
    ['unavailable', ['57P01', '57P02', '57P03', '57014', '08006', '25P03', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT']],
    ['unavailable', ['SQLITE_IOERR_WRITE', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND']],
    [
      undefined,
      ['23505', '42601', '22001', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CORRUPT', 'ENOENT', 'ERR_ASSERTION', ''],
    ],
  ])('is %s', (expected, codes) => {
    for (const code of codes) {
      expect([code, unavailableCode(failing(code))]).toEqual([code, expected]);
      expect([code, unavailableCode(new Error('outer', { cause: failing(code) }))]).toEqual([code, expected]);
      expect([code, unavailableCode(new AggregateError([failing(code)]))]).toEqual([code, expected]);
    }
  });

  it('is derived from driver errors without a code, and not from other errors', () => {
    expect(unavailableCode(new Error('Connection terminated unexpectedly'))).toBe('unavailable');
    expect(unavailableCode('57P01')).toBeUndefined();
    const own = failing('X');
    own.cause = own;
    expect(unavailableCode(own)).toBeUndefined();
  });
});

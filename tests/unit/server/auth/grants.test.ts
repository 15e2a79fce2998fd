import { describe, expect, it } from 'vitest';
import type { PermissionSet } from '../../../../contract/calls/envelope';
import { exceedsRights, holdsPattern, missingForLiftedDenies, missingPatterns } from '../../../../server/auth/grants';

const set = (grants: string[], denies: string[] = [], superAdmin = false): PermissionSet => ({
  superAdmin,
  grants,
  denies,
});

describe('granting permissions to others', () => {
  it.each([
    ['*.*.*', 'deleteById.elderly.open', true],
    ['select*.elderly*.open', 'selectAll.elderlyType.open', true],
    ['select*.elderly*.open', 'selectBy*.elderly*.open', true],
    ['selectBy*.elderly.open', 'select*.elderly.open', false],
    ['select*.elderly.open', '*.elderly.open', false],
    ['selectAll.elderly.open', 'selectAll.elderlyType.open', false],
    ['*.elderly.open', '*.elderly.*', false],
    ['*.elderly.*', '*.elderly.admin', true],
    ['*.elderly*.*', '*.device*.*', false],
  ])('a holder of %s may grant %s: %s', (grant, pattern, may) => {
    expect(holdsPattern(set([grant]), pattern)).toBe(may);
  });

  it.each([
    ['delete*.*.*', 'deleteById.elderly.open'],
    ['delete*.*.*', '*.elderly.open'],
    ['*.admin.*', 'select*.*.*'],
    ['deleteByI*.elderly.open', 'deleteBy*.elder*.*'],
    ['deleteById.user.open', 'restoreById.user.open'],
    ['delete*.*.*', 'restore*.user.*'],
    ['unmask.elderly.admin', 'unmaskPhone.elderly.admin'],
  ])('a deny of %s keeps a holder of everything from granting %s', (deny, pattern) => {
    expect(holdsPattern(set(['*.*.*'], [deny]), pattern)).toBe(false);
  });

  it('a deny that does not overlap with a pattern has no effect', () => {
    expect(holdsPattern(set(['*.*.*'], ['delete*.*.*']), 'select*.*.*')).toBe(true);
  });

  it('a super admin may grant anything', () => {
    expect(missingPatterns(set([], ['*.*.*'], true), ['*.*.*'])).toEqual([]);
  });

  it('returns the permissions that cannot be granted', () => {
    expect(missingPatterns(set(['select*.*.*']), ['selectAll.user.open', 'insert.user.open'])).toEqual([
      'insert.user.open',
    ]);
  });
});

describe('comparing accounts', () => {
  it.each([
    ['the same', set(['select*.*.*'], ['unmask.*.*']), set(['select*.*.*'], ['unmask.*.*']), false],
    ['fewer grants', set(['selectAll.user.open']), set(['select*.*.*']), false],
    ['more grants', set(['select*.*.*']), set(['selectAll.user.open']), true],
    ['no deny where the other has one', set(['*.user.open']), set(['*.*.*'], ['delete*.*.*']), true],
    ['the same deny', set(['*.user.open'], ['delete*.*.*']), set(['*.*.*'], ['delete*.*.*']), false],
    ['a wider deny', set(['*.user.open'], ['*.*.*']), set([]), false],
    ['super admin', set([], [], true), set(['*.*.*']), true],
    ['nothing', set([]), set([]), false],
  ])('%s: exceeds %#', (_what, target, holder, expected) => {
    expect(exceedsRights(target, holder)).toBe(expected);
  });

  it('nobody exceeds a super admin', () => {
    expect(exceedsRights(set(['*.*.*'], [], true), set([], [], true))).toBe(false);
  });
});

describe('removing denies', () => {
  const limited = set(['select*.*.*', 'unmask.user.admin']);
  it.each([
    ['one that somebody holds', ['unmask.user.admin'], [], []],
    ['one that they lack', ['unmask.*.*'], [], ['unmask.*.*']],
    ['one for a narrower one', ['unmask.*.*'], ['unmask.elderly.admin'], ['unmask.*.*']],
    ['one for a wider one', ['unmask.*.*'], ['*.*.*'], []],
    ['none', ['unmask.*.*'], ['unmask.*.*', 'delete*.*.*'], []],
  ])('%s', (_what, before, after, beyond) => {
    expect(missingForLiftedDenies(limited, { before, after })).toEqual(beyond);
  });
});

import { describe, expect, it } from 'vitest';
import {
  compilePermissions,
  isPermissionPattern,
  matchesPermission,
  permissionName,
} from '../../../contract/permissions';

const may = (grants: string[], denies: string[] = []) => compilePermissions({ superAdmin: false, grants, denies });

describe('permissionName', () => {
  it('joins operation, entity and scope with dots', () => {
    expect(permissionName('passAttendant', 'attendant', 'open')).toBe('passAttendant.attendant.open');
  });
});

describe('isPermissionPattern', () => {
  it.each(['*.*.*', 'select*.elderly.open', 'insert.user.admin', '*.elderly*.*', 'a_1.b2.*'])('accepts %s', (text) => {
    expect(isPermissionPattern(text)).toBe(true);
  });

  it.each([
    '',
    '*',
    '*.*',
    '*.*.*.*',
    'select.*',
    '*All.user.open',
    'sel*ect.user.open',
    'select**.user.open',
    '1a.user.open',
    'a b.user.open',
    '..',
    'select*.user.open\n',
    '(a+)+.user.open',
  ])('refuses %j', (text) => {
    expect(isPermissionPattern(text)).toBe(false);
  });
});

describe('matchesPermission', () => {
  it.each([
    ['*.*.*', 'insert.user.open', true],
    ['select*.*.open', 'selectAll.elderly.open', true],
    ['select*.*.open', 'select.elderly.open', true],
    ['select*.*.open', 'selectAll.elderly.admin', false],
    ['select*.*.open', 'countAll.elderly.open', false],
    ['*.elderly*.*', 'insert.elderlyType.open', true],
    ['*.elderly.*', 'insert.elderlyType.open', false],
    ['insert.user.open', 'insert.user.open', true],
    ['insert.user.open', 'Insert.user.open', false],
    ['insert.user.open', 'insert.users.open', false],
    ['*.*.*', 'insert.user', false],
    ['*.*.*', 'insert.user.open.more', false],
    ['*.*.*', '', false],
    ['insert.user', 'insert.user', false],
  ])('%s and %s: %s', (pattern, name, matches) => {
    expect(matchesPermission(pattern, name)).toBe(matches);
  });
});

describe('compilePermissions', () => {
  it('allows a super administrator everything, even what is denied', () => {
    expect(compilePermissions({ superAdmin: true, grants: [], denies: ['*.*.*'] })('deleteById.user.open')).toBe(true);
  });

  it('denies what is not granted', () => {
    expect(may([])('selectAll.user.open')).toBe(false);
    expect(may(['selectAll.user.open'])('insert.user.open')).toBe(false);
  });

  it('lets a deny override a more specific grant', () => {
    const check = may(['deleteById.log.open', '*.*.*'], ['delete*.*.*']);
    expect(check('deleteById.log.open')).toBe(false);
    expect(check('insert.log.open')).toBe(true);
  });

  it('denies to see deleted records where restoring is denied, and both where deleting is', () => {
    const names = ['selectDeleted.user.open', 'restoreById.user.open', 'restoreByIds.user.open', 'selectAll.user.open'];
    const allowed = (deny: string) => names.map(may(['*.*.*'], [deny]));
    expect(allowed('restoreById.user.open')).toEqual([false, false, true, true]);
    expect(allowed('deleteById.user.*')).toEqual([false, false, false, true]);
    expect(allowed('delete*.*.*')).toEqual([false, false, false, true]);
  });

  it('lets a deny of one call keep the others of a wildcard grant', () => {
    const check = may(['*.admin.*'], ['deleteById.admin.open']);
    expect(check('deleteById.admin.open')).toBe(false);
    expect(check('deleteByIds.admin.open')).toBe(true);
  });

  it('ignores a grant that is not a valid pattern', () => {
    expect(may(['select', '.*', 'insert.user.open'])('selectAll.user.open')).toBe(false);
    expect(may(['select', '.*', 'insert.user.open'])('insert.user.open')).toBe(true);
  });

  it('denies everything when a deny is not a valid pattern', () => {
    expect(may(['*.*.*'], ['delete'])('selectAll.user.open')).toBe(false);
  });

  it('answers 100,000 checks on a large set of permissions within a second', () => {
    const patterns = (count: number, operation: string) =>
      Array.from({ length: count }, (_, index) => `${operation}*.entity${index}*.open`);
    const check = may([...patterns(200, 'select'), '*.elderly.*'], patterns(200, 'delete'));
    const start = performance.now();
    let allowed = 0;
    for (let index = 0; index < 100_000; index += 1) if (check('updateByIdSelective.elderly.open')) allowed += 1;
    expect(allowed).toBe(100_000);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

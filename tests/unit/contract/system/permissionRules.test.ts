import { describe, expect, it } from 'vitest';
import type { PermissionSet } from '../../../../contract/calls/envelope';
import { admin } from '../../../../src/plugins/system/entities/admin';
import { permission } from '../../../../src/plugins/system/entities/permission';
import { diffPermissions } from '../../../../src/plugins/system/entities/permissionDiff';
import { permissionTemplate } from '../../../../src/plugins/system/entities/permissionTemplate';
import { seededRules } from '../seededRules';

describe('a permission template', () => {
  it.each([
    ['*.*.*', 'select*.elderly.open', []],
    ['*', '', ['grants.0 badPermissionPattern', 'denies.0 badPermissionPattern']],
    ['select.elderly', 'a.b.c.d', ['grants.0 badPermissionPattern', 'denies.0 badPermissionPattern']],
    ['*.log.*', '*.log.*', ['denies.0 grantAlsoDenied']],
  ])('that grants %j and denies %j is checked: %j', (grant, deny, expected) => {
    const problems = permissionTemplate.check?.({ grants: [grant], denies: [deny] }, seededRules()) ?? [];
    expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
  });

  it('cannot be deleted when it is built in', () => {
    expect(permissionTemplate.deletion.guard?.({ builtin: true })).toEqual([{ field: '', code: 'builtinKept' }]);
    expect(permissionTemplate.deletion.guard?.({ builtin: false })).toEqual([]);
  });
});

describe('an administrator', () => {
  it('is refused extra permissions that are not valid patterns', () => {
    const problems = admin.check?.({ extraGrants: ['x'], extraDenies: null }, seededRules());
    expect(problems).toEqual([{ field: 'extraGrants.0', code: 'badPermissionPattern' }]);
  });

  it('has a password hash that never leaves the server and that no client writes', () => {
    expect(admin.fields.passwordHash).toMatchObject({ secret: true, readOnly: true });
    expect(Object.keys(admin.fields)).not.toContain('password');
  });

  it('has the count of failures reset when enabled', () => {
    expect(admin.transitions?.enableAdmin?.effect?.({}, {}, 0)).toEqual({
      failedCount: 0,
      lockCause: null,
      lockedUntil: null,
    });
  });
});

describe('a permission', () => {
  it('is named after its three parts', () => {
    const parts = { operation: 'insert', entity: 'elderly', scope: 'open' };
    expect(permission.check?.({ ...parts, name: 'insert.elderly.open' }, seededRules())).toEqual([]);
    expect(permission.check?.({ ...parts, name: 'insert.elderly.admin' }, seededRules())).toEqual([
      { field: 'name', code: 'permissionNameDiffers' },
    ]);
  });
});

describe('diffPermissions', () => {
  const names = ['selectAll.elderly.open', 'insert.elderly.open', 'deleteById.elderly.open'];
  const set = (grants: string[], denies: string[] = []): PermissionSet => ({ superAdmin: false, grants, denies });

  it('returns gained and lost permissions', () => {
    const change = { before: set(['select*.*.*', 'insert.*.*']), after: set(['*.*.*'], ['insert.*.*']), names };
    expect(diffPermissions(change)).toEqual({ gained: ['deleteById.elderly.open'], lost: ['insert.elderly.open'] });
  });

  it('finds no difference between equivalent patterns', () => {
    const change = { before: set(['*.*.*']), after: set(['*.elderly.*']), names };
    expect(diffPermissions(change)).toEqual({ gained: [], lost: [] });
  });
});

import { expect, it } from 'vitest';
import { admin } from '../../../../src/plugins/system/entities/admin';

it.each(['lockAdmin', 'disableAdmin'])(
  '%s of an administrator is available for other accounts, never for the own account',
  (name) => {
    const { isAvailable: suits } = admin.transitions?.[name] ?? {};
    expect(suits?.({ id: 7 }, { adminId: 7, now: 0 })).toBe(false);
    expect(suits?.({ id: 8 }, { adminId: 7, now: 0 })).toBe(true);
  },
);

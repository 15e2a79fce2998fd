import { describe, expect, it } from 'vitest';
import { redactDiff, redactParams } from '../../../../server/audit/redact';
import { elderly } from '../../../../src/plugins/elderly/entities/elderly';
import { notice } from '../../../../src/plugins/message/entities/notice';
import { admin } from '../../../../src/plugins/system/entities/admin';

describe('the audit log', () => {
  it('stores the id, harmless fields and the reason', () => {
    const params = { id: 7, version: 2, visitLevel: 'B', reason: '住院' };
    expect(redactParams(elderly, params)).toEqual(params);
  });

  it('stores nothing personal, secret or unknown', () => {
    const params = {
      name: '张三',
      idNo: '119900194003150014',
      contacts: [{ name: '李四', phone: '13812345678' }],
      capacityItems: { eating: 1 },
      nonsense: '13812345678',
      __proto__: null,
    };
    expect(Object.values(redactParams(elderly, params))).toEqual(Array(5).fill('***'));
    expect(
      redactParams(admin, { username: 'li', password: 'secret', oldPassword: 'secret', passwordHash: 'x' }),
    ).toEqual({
      username: 'li',
      password: '***',
      oldPassword: '***',
      passwordHash: '***',
    });
  });

  it('stores list filters, unless they are masked', () => {
    const asked = { street: '松涛街道', phone: '13812345678' };
    expect(redactParams(elderly, asked, { isRead: true })).toEqual({ street: '松涛街道', phone: '***' });
    expect(redactParams(elderly, asked)).toEqual({ street: '***', phone: '***' });
  });

  it('truncates long values', () => {
    expect(redactParams(notice, { content: 'x'.repeat(1_000) }).content).toHaveLength(201);
  });

  it('stores of a personal field only that it was set, changed or cleared', () => {
    const before = {
      phone: '13812345678',
      landline: null,
      allergies: '青霉素',
      street: '甲',
      visitLevel: 'A',
      status: 'draft',
    };
    const after = { phone: '13912345678', landline: '0571-88123456', allergies: null, street: '乙', visitLevel: 'A' };
    const moved = { ...after, status: 'active' };
    expect(redactDiff(elderly, before, moved)).toEqual({
      phone: ['***', '***'],
      landline: [null, '***'],
      allergies: ['***', null],
      street: ['***', '***'],
      status: ['draft', 'active'],
    });
  });
});

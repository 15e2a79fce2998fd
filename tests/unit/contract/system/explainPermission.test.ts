import { describe, expect, it } from 'vitest';
import { explainPermission, type PatternSource } from '../../../../src/plugins/system/entities/explainPermission';

const own: PatternSource = { template: null, grants: ['select*.elderly.*'], denies: [] };
const readers: PatternSource = {
  template: { id: 8, name: '只读' },
  grants: ['select*.*.*'],
  denies: ['unmask.*.*', 'select*.log.*'],
};
const ask = (name: string, superAdmin = false) =>
  explainPermission({ name, isKnown: true, superAdmin, sources: [own, readers] });

describe('explainPermission', () => {
  it('returns every grant that covers the call, with its source', () => {
    expect(ask('selectAll.elderly.open')).toMatchObject({
      allowed: true,
      decidedBy: 'grant',
      grants: [
        { pattern: 'select*.elderly.*', template: null },
        { pattern: 'select*.*.*', template: { id: 8, name: '只读' } },
      ],
      denies: [],
    });
  });

  it('lets a deny decide, whatever grants exist', () => {
    expect(ask('selectAll.log.open')).toMatchObject({
      allowed: false,
      decidedBy: 'deny',
      denies: [{ pattern: 'select*.log.*', template: { id: 8 } }],
      grants: [{ pattern: 'select*.*.*' }],
    });
  });

  it('denies what no grant allows', () => {
    expect(ask('insert.elderly.open')).toMatchObject({ allowed: false, decidedBy: 'none', denies: [], grants: [] });
  });

  it('returns the templates that would allow a call that no grant allows, and none for a denied call', () => {
    const allowing = [{ id: 3, name: '运营' }];
    const asked = { isKnown: true, superAdmin: false, sources: [own, readers], allowing };
    expect(explainPermission({ ...asked, name: 'insert.elderly.open' }).remedies).toEqual(allowing);
    expect(explainPermission({ ...asked, name: 'unmask.elderly.admin' }).remedies).toEqual([]);
  });

  it('allows super administrators what a deny forbids', () => {
    expect(ask('unmask.elderly.admin', true)).toMatchObject({ allowed: true, decidedBy: 'superAdmin' });
  });
});

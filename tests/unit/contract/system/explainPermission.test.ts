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
  it('names every grant that covers the call, with where it stands', () => {
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

  it('lets a deny decide, whatever grants there are', () => {
    expect(ask('selectAll.log.open')).toMatchObject({
      allowed: false,
      decidedBy: 'deny',
      denies: [{ pattern: 'select*.log.*', template: { id: 8 } }],
      grants: [{ pattern: 'select*.*.*' }],
    });
  });

  it('refuses what nothing allows', () => {
    expect(ask('insert.elderly.open')).toMatchObject({ allowed: false, decidedBy: 'none', denies: [], grants: [] });
  });

  it('names the templates that would allow what nothing allows, and none for what is denied', () => {
    const allowing = [{ id: 3, name: '运营' }];
    const asked = { isKnown: true, superAdmin: false, sources: [own, readers], allowing };
    expect(explainPermission({ ...asked, name: 'insert.elderly.open' }).remedies).toEqual(allowing);
    expect(explainPermission({ ...asked, name: 'unmask.elderly.admin' }).remedies).toEqual([]);
  });

  it('allows super administrators what a deny forbids', () => {
    expect(ask('unmask.elderly.admin', true)).toMatchObject({ allowed: true, decidedBy: 'superAdmin' });
  });
});

import { expect, it } from 'vitest';
import type { MenuEntry, SectionEntry } from '../../../../src/core/registry/routeTable';
import { isSectionShown } from '../../../../src/core/shell/useAllowedEntries';

const open: MenuEntry = { key: 'index', to: '/care/index', title: 'index' };
const limited: MenuEntry = {
  key: 'list',
  to: '/care/list',
  title: 'list',
  permission: { resource: 'care/list', action: 'list' },
};
const section = (...entries: MenuEntry[]): SectionEntry => ({
  plugin: 'care',
  title: 'care',
  icon: () => null,
  to: '',
  entries,
});

it.each([
  ['with a page one may read', section(open, limited), true, true],
  ['whose only other page is open to everybody', section(open, limited), false, false],
  ['of pages that are open to everybody', section(open), false, true],
  ['without pages of its own', section(), false, true],
])('isSectionShown decides about a section %s', (_what, entry, mayRead, isShown) => {
  expect(isSectionShown(entry, ({ permission }) => permission === undefined || mayRead)).toBe(isShown);
});

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { permission } from '../../../../src/plugins/system/entities/permission';
import { permissionTemplate } from '../../../../src/plugins/system/entities/permissionTemplate';
import templateForm from '../../../../src/plugins/system/template/templateForm';
import { permissionSeeds } from '../../../support/sections';
import { fakeBackend } from '../../kit/support/fakeBackend';
import { formPages } from '../../kit/support/formPages';
import { renderPages } from '../../kit/support/renderPages';

const TEMPLATES = 'system-manage/permission-template-manage';

async function renderMatrix() {
  const tables = {
    [TEMPLATES]: { entity: permissionTemplate, rows: [] },
    'system-manage/permission-manage': { entity: permission, rows: [] },
  };
  const dataProvider = fakeBackend(tables);
  const data = (await permissionSeeds()).filter(({ entity }) => entity === 'elderly' || entity === 'log');
  dataProvider.call.mockImplementation(async (_resource, operation) =>
    operation === 'selectAll'
      ? { data, dataCount: data.length }
      : { gained: [], lost: [], before: 0, after: 0, admins: [] },
  );
  const rendered = await renderPages({
    dataProvider,
    tables,
    resource: TEMPLATES,
    pages: { create: formPages(permissionTemplate, templateForm).create },
    at: '/create',
  });
  const grid = await screen.findByRole('grid');
  const cells = () => [...grid.querySelectorAll<HTMLElement>('button')];
  return { ...rendered, cells };
}

describe('the permission matrix', () => {
  it('is one tab stop, at the cell last reached by the arrows', async () => {
    const { user, cells } = await renderMatrix();
    const stops = () => cells().filter(({ tabIndex }) => tabIndex === 0);
    expect(cells().length).toBeGreaterThan(20);
    const [first] = cells();
    expect(stops()).toEqual([first]);
    first?.focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    const moved = document.activeElement;
    expect(moved).not.toBe(first);
    await waitFor(() => expect(stops()).toEqual([moved]));
    await user.keyboard('{Home}{ArrowUp}');
    await waitFor(() => expect(document.activeElement).toBe(first));
    await user.tab();
    expect(cells()).not.toContain(document.activeElement);
  });

  it('toggles the focused cell with the space bar: allowed, denied, neither', async () => {
    const { user, cells } = await renderMatrix();
    cells()[0]?.focus();
    const label = () => document.activeElement?.getAttribute('aria-label');
    const before = label();
    const seen = [];
    for (let press = 0; press < 3; press += 1) {
      await user.keyboard(' ');
      seen.push(label());
    }
    expect(new Set(seen).size).toBe(3);
    expect(seen.at(-1)).toBe(before);
  });
});

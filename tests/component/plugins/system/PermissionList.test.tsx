import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import listPage from '../../../../src/core/kit/pages/listPage';
import { permission } from '../../../../src/plugins/system/entities/permission';
import { permissionSeeds } from '../../../support/sections';
import { fakeBackend } from '../../kit/support/fakeBackend';
import { renderPages } from '../../kit/support/renderPages';

const PERMISSIONS = 'system-manage/permission-manage';

it('calls the section of a permission by its title, and one that is not there by its name', async () => {
  const seed = (await permissionSeeds()).find(({ name }) => name === 'insert.elderly.open');
  const rows = [
    { ...seed, id: 1, version: 1 },
    { ...seed, id: 2, version: 1, name: 'insert.mealOrder.open', entity: 'mealOrder', group: 'meals' },
  ];
  const tables = { [PERMISSIONS]: { entity: permission, rows } };
  await renderPages({
    dataProvider: fakeBackend(tables),
    tables,
    resource: PERMISSIONS,
    pages: { list: listPage({ entity: permission, label: 'entities.permission.name' }) },
  });
  expect(await screen.findByRole('cell', { name: '老人' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'meals' })).toBeVisible();
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import elderly from '../../../../src/plugins/elderly';
import plugin from '../../../../src/plugins/system';
import { renderPlugin } from '../../../../src/testing';
import { permissionSeeds } from '../../../support/sections';

it('the list of permissions shows the section by its title, and an unknown one by its name', async () => {
  const seed = (await permissionSeeds()).find(({ name }) => name === 'insert.elderly.open');
  const permission = [seed ?? {}, { ...seed, name: 'insert.mealOrder.open', entity: 'mealOrder', group: 'meals' }];
  await renderPlugin(plugin, { path: 'permission-manage', fixtures: { permission }, with: [elderly] });
  expect(await screen.findByRole('cell', { name: '老人' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'meals' })).toBeVisible();
});

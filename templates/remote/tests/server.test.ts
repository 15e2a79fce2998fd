import { checkPlugin } from '@console/plugin-testing';
import plugin from '@section/index';
import server from '@section/server';
import { expect, it } from 'vitest';

it('carries out every operation that is declared, and names it in all languages', async () => {
  expect(await checkPlugin(plugin, { server })).toEqual([]);
});

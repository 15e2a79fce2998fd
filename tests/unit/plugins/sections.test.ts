import { describe, expect, it } from 'vitest';
import { definitionOf } from '../../../contract/laterEntity';
import type { PluginDefinition } from '../../../src/core/plugin-api';
import { shellPlugin } from '../../../src/core/shell/shellPlugin';
import { resolve } from '../core/registry/builders';

const modules = import.meta.glob<{ default: PluginDefinition }>('../../../src/plugins/*/index.ts', { eager: true });
const sections = Object.values(modules).map((module) => module.default);
const resources = sections.flatMap(({ id, resources = [] }) =>
  resources.map(({ name, entity }) => ({ resource: `${id}/${name}`, entity })),
);

it('the sections that come with the console have no problem', () => {
  expect(sections.length).toBeGreaterThan(9);
  expect(resolve([shellPlugin, ...sections]).problems).toEqual([]);
});

describe.each(resources)('$resource', ({ entity }) => {
  it('keeps the definition of its entity out of the start', () => {
    expect(entity).not.toHaveProperty('fields');
  });

  it('names its entity as the definition does', async () => {
    const { name, section, scope } = await definitionOf(entity);
    expect(entity).toMatchObject({ name, section, scope });
  });
});

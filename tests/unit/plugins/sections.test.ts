import { describe, expect, it } from 'vitest';
import { resolveDefinition } from '../../../contract/lazyEntity';
import { inputNames } from '../../../src/core/kit/entity/fields';
import type { PluginDefinition, RecordPage } from '../../../src/core/plugin-api';
import { shellPlugin } from '../../../src/core/shell/shellPlugin';
import { resolve } from '../core/registry/builders';

const ALL_PAGES: readonly RecordPage[] = ['list', 'create', 'edit', 'show'];

const modules = import.meta.glob<{ default: PluginDefinition }>('../../../src/plugins/*/index.ts', { eager: true });
const sections = Object.values(modules).map((module) => module.default);
const resources = sections.flatMap(({ id, resources = [] }) =>
  resources.map(({ name, entity, pages = ALL_PAGES, ...loaders }) => ({
    resource: `${id}/${name}`,
    entity,
    pages,
    named: ALL_PAGES.filter((page) => loaders[page]),
  })),
);

it('the built-in sections have no problem', () => {
  expect(sections.length).toBeGreaterThan(9);
  expect(resolve([shellPlugin, ...sections]).problems).toEqual([]);
});

describe.each(resources)('$resource', ({ entity, pages, named }) => {
  it('keeps the definition of its entity out of the start bundle', () => {
    expect(entity).not.toHaveProperty('fields');
  });

  it('names its entity as the definition does', async () => {
    const { name, section, scope } = await resolveDefinition(entity);
    expect(entity).toMatchObject({ name, section, scope });
  });

  it('has create and edit pages only when an administrator may write something', async () => {
    const definition = await resolveDefinition(entity);
    for (const [page, mode] of [
      ['create', 'create'],
      ['edit', 'edit'],
    ] as const) {
      if (pages.includes(page)) expect(inputNames(definition, mode)).not.toEqual([]);
    }
  });

  it('provides no page that it does not declare', () => {
    expect(named.filter((page) => !pages.includes(page))).toEqual([]);
  });
});

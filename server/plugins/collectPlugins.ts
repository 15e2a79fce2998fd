import { groupBy } from 'es-toolkit';
import type { Entity } from '../../contract/defineEntity';
import { operationsOf } from '../../contract/operations';
import { isSearchable } from '../../contract/query/searching';
import { sharedFields } from '../../contract/sharedFields';
import { pinyinFields } from '../../contract/values/pinyin';
import type { Migrations } from '../db/migrations/migrations';
import type { ExtraTable } from '../db/tables/extraTable';
import type { Job } from '../jobs/jobs';
import { type EntityExtension, joinExtensions } from '../operations/extension';
import type { Port, PortLookup } from './ports';
import type { SeedRows, ServerPlugin, UpdatedSeeds } from './ServerPlugin';
import { unreadInputs } from './unreadInputs';

/** Everything that the sections contribute to the server. */
export interface CollectedPlugins {
  plugins: readonly ServerPlugin[];
  /** All entities. Referenced entities come before those that refer to them, except in cycles. */
  entities: readonly Entity[];
  findEntity: (name: string) => Entity | undefined;
  /** What sections add to the generic operations of an entity. */
  extensionOf: (entity: string) => EntityExtension;
  jobs: readonly Job[];
  tables: readonly ExtraTable[];
  /** Migrations of all sections, each named `<section>/<day>-…`. */
  migrations: Migrations;
  /** The rows of all sections, one entry per entity. */
  seeds: readonly { entity: string; rows: SeedRows; updated?: UpdatedSeeds }[];
  /** Returns the answers of all sections to a port, in the order of the sections. */
  provided: PortLookup;
}

/** A section is invalid. The message names its folder and how to fix it. */
export class SectionError extends Error {
  constructor(id: string, fault: string) {
    super(`src/plugins/${id}: ${fault}`);
    this.name = 'SectionError';
  }
}

const NOTHING: EntityExtension = {};

/**
 * Combines the server modules of all sections.
 * @throws {SectionError} when one is invalid: a duplicate entity, a reference to an unknown entity, ...
 */
export function collectPlugins(plugins: readonly ServerPlugin[]): CollectedPlugins {
  const sorted = sortByRequirement(plugins);
  const owners = sectionsByEntity(sorted);
  const entities = sortByReference(sorted.flatMap(({ entities = [] }) => entities));
  const byName = new Map(entities.map((entity) => [entity.name, entity]));
  for (const plugin of sorted) checkPlugin(plugin, byName, owners);
  const extensions = combineExtensions(sorted);
  for (const { id, entities = [] } of sorted) {
    for (const entity of entities) checkTransitions(id, entity, extensions.get(entity.name) ?? NOTHING);
  }
  const implementations = groupBy(
    sorted.flatMap(({ provides = [] }) => provides),
    ({ port }) => port,
  );
  const provided: PortLookup = <T>({ name }: Port<T>) => (implementations[name] ?? []).map(({ value }) => value as T);
  return {
    plugins: sorted,
    entities,
    findEntity: (name) => byName.get(name),
    extensionOf: (entity) => extensions.get(entity) ?? NOTHING,
    jobs: sorted.flatMap(({ jobs = [] }) => jobs),
    tables: sorted.flatMap(({ tables = [] }) => tables),
    migrations: Object.fromEntries(
      sorted.flatMap(({ id, migrations = {} }) =>
        Object.entries(migrations).map(([name, migration]) => [`${id}/${name}`, migration]),
      ),
    ),
    seeds: combineSeeds(sorted, provided),
    provided,
  };
}

/**
 * Returns an entity that the server needs.
 * @throws {Error} when no section defines it
 */
export function requireEntity({ findEntity }: Pick<CollectedPlugins, 'findEntity'>, name: string): Entity {
  const entity = findEntity(name);
  if (!entity) throw new Error(`no section defines the entity ${name}`);
  return entity;
}

/** Sorts required sections first, then by name, so that the order does not depend on where they were found. */
function sortByRequirement(plugins: readonly ServerPlugin[]): ServerPlugin[] {
  const byId = new Map<string, ServerPlugin>();
  for (const plugin of plugins) {
    if (byId.has(plugin.id))
      throw new SectionError(plugin.id, 'another section has this id too; give it one of its own');
    byId.set(plugin.id, plugin);
  }
  const sorted: ServerPlugin[] = [];
  const visit = (plugin: ServerPlugin, path: readonly string[]) => {
    if (sorted.includes(plugin)) return;
    if (path.includes(plugin.id))
      throw new SectionError(
        plugin.id,
        `sections require one another in a circle (${[...path, plugin.id].join(' → ')}); use a port instead`,
      );
    for (const required of plugin.requires ?? []) {
      const other = byId.get(required);
      if (!other)
        throw new SectionError(
          plugin.id,
          `requires the section ${required}, which is not there; add it or drop the requirement`,
        );
      visit(other, [...path, plugin.id]);
    }
    sorted.push(plugin);
  };
  for (const plugin of [...byId.values()].sort((one, other) => (one.id < other.id ? -1 : 1))) visit(plugin, []);
  return sorted;
}

/** Returns the section of each entity. */
function sectionsByEntity(plugins: readonly ServerPlugin[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { id, entities = [] } of plugins) {
    for (const { name, section } of entities) {
      const owner = owners.get(name);
      if (owner !== undefined)
        throw new SectionError(id, `the entity ${name} is defined by the section ${owner} too; rename one of them`);
      if (section !== id)
        throw new SectionError(
          id,
          `the entity ${name} says that it belongs to the section ${section}; write section: '${id}'`,
        );
      owners.set(name, id);
    }
  }
  return owners;
}

function checkPlugin(
  plugin: ServerPlugin,
  entities: ReadonlyMap<string, Entity>,
  owners: ReadonlyMap<string, string>,
): void {
  const { id, extensions = {}, seeds = [] } = plugin;
  for (const entity of plugin.entities ?? []) {
    checkPinyin(id, entity);
    for (const [name, field] of Object.entries(entity.fields)) {
      if (Object.hasOwn(sharedFields, name))
        throw new SectionError(
          id,
          `the field ${entity.name}.${name} has the name of a field that every record has; rename it`,
        );
      if (!('entity' in field) || field.entity === '' || entities.has(field.entity)) continue;
      throw new SectionError(
        id,
        `the field ${entity.name}.${name} refers to ${field.entity}, which no section defines; correct the name or add that section`,
      );
    }
  }
  for (const [name, { operations = {} }] of Object.entries(extensions)) {
    const entity = entities.get(name);
    if (!entity) throw new SectionError(id, `extends the entity ${name}, which no section defines; correct the name`);
    const owner = owners.get(name) ?? '';
    if (owner !== id && !plugin.requires?.includes(owner))
      throw new SectionError(id, `extends the entity ${name} of the section ${owner}; name ${owner} in requires`);
    const declared = new Set(operationsOf(entity).map(({ operation }) => operation));
    const unknown = Object.keys(operations).find((operation) => !declared.has(operation));
    if (unknown !== undefined)
      throw new SectionError(
        id,
        `carries out ${unknown}, which the entity ${name} does not declare; declare it in its reads, calls or transitions`,
      );
  }
  for (const { entity } of seeds) {
    if (!entities.has(entity))
      throw new SectionError(id, `has seeds for the entity ${entity}, which no section defines; correct the name`);
  }
}

/** Checks that the transition's effect or the section's extension of the entity reads each input of a transition. */
function checkTransitions(id: string, { name, transitions = {} }: Entity, extension: EntityExtension): void {
  if (extension.complete || extension.guard || extension.after) return;
  for (const [operation, transition] of Object.entries(transitions)) {
    if (extension.operations?.[operation]) continue;
    const [input] = unreadInputs(transition);
    if (input === undefined) continue;
    throw new SectionError(
      id,
      `the transition ${operation} of ${name} takes ${input}, which its effect does not read; read it there or drop the input`,
    );
  }
}

/**
 * Checks that the source of a pinyin field is a text that the keyword search can use. The keyword finds records by
 * pinyin.
 */
function checkPinyin(id: string, entity: Entity): void {
  for (const [name, source] of pinyinFields(entity)) {
    const sourceField = Object.hasOwn(entity.fields, source) ? entity.fields[source] : undefined;
    const isSpellable =
      sourceField?.kind === 'text' && !sourceField.encrypted && !sourceField.pinyinOf && isSearchable(sourceField);
    if (isSpellable) continue;
    throw new SectionError(
      id,
      `the field ${entity.name}.${name} spells ${source}, which is no text of that entity that the keyword may look at; name one without a mask or with that of names`,
    );
  }
}

function combineExtensions(plugins: readonly ServerPlugin[]): Map<string, EntityExtension> {
  const parts = groupBy(
    plugins.flatMap(({ extensions = {} }) => Object.entries(extensions)),
    ([entity]) => entity,
  );
  return new Map(
    Object.entries(parts).map(([entity, found]) => [entity, joinExtensions(found.map(([, part]) => part))]),
  );
}

function combineSeeds(plugins: readonly ServerPlugin[], ask: PortLookup): CollectedPlugins['seeds'] {
  const parts = groupBy(
    plugins.flatMap(({ seeds = [] }) => seeds),
    ({ entity }) => entity,
  );
  return Object.entries(parts).map(([entity, found]) => ({
    entity,
    rows: found.flatMap(({ rows }) => (typeof rows === 'function' ? rows(ask) : rows)),
    updated: found.find(({ updated }) => updated)?.updated,
  }));
}

/** Sorts referenced entities before those that refer to them. In a cycle, the first entity found stays first. */
function sortByReference(entities: readonly Entity[]): Entity[] {
  const byName = new Map(entities.map((entity) => [entity.name, entity]));
  const sorted = new Set<Entity>();
  const visit = (entity: Entity, path: ReadonlySet<Entity>) => {
    if (sorted.has(entity) || path.has(entity)) return;
    for (const field of Object.values(entity.fields)) {
      const target = 'entity' in field ? byName.get(field.entity) : undefined;
      if (target) visit(target, new Set([...path, entity]));
    }
    sorted.add(entity);
  };
  for (const entity of entities) visit(entity, new Set());
  return [...sorted];
}

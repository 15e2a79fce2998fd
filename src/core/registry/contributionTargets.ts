import type { PermissionRef, PluginDefinition, ResourceContribution } from '../plugin-api';

/** Actions that every resource has without declaring them. */
const BASE_ACTIONS: ReadonlySet<string> = new Set([
  'list',
  'show',
  'create',
  'edit',
  'delete',
  'export',
  'import',
  'menu',
  'unmask',
  'unmaskPhone',
  'lookup',
]);
/** Slots that belong to no resource: the start page, the wall display, and the slots visible on every page. */
const GLOBAL_SLOTS = ['dashboard', 'wall', 'header', 'bell'];
/** Slots that every resource has. */
const RESOURCE_SLOTS = ['list', 'show', 'create', 'edit'];

/** What contributions can refer to. */
export interface Targets {
  sections: ReadonlySet<string>;
  /** Full resource name by `<plugin>/<name>`. */
  resources: ReadonlyMap<string, string>;
  /** Full resource names; each has {@link BASE_ACTIONS}. */
  names: ReadonlySet<string>;
  /** Additional actions, as `<full resource name>:<action>`. */
  actions: ReadonlySet<string>;
}

/** Collects what the contributions of all active plugins can refer to. */
export function collectTargets(definitions: readonly PluginDefinition[]): Targets {
  const resources = new Map<string, string>();
  const actions = new Set<string>();
  for (const definition of definitions) {
    for (const { name, entity } of definition.resources ?? []) {
      const fullName = join(baseOf(definition), name);
      resources.set(`${definition.id}/${name}`, fullName);
      for (const action of operationsIn(entity)) actions.add(`${fullName}:${action}`);
    }
  }
  for (const definition of definitions) {
    for (const { resource, action } of definition.permissions ?? []) {
      const fullName = resources.get(qualify(resource, definition.id));
      // A permission can also guard something that is not a resource, such as a part of a page.
      actions.add(`${fullName ?? qualify(resource, definition.id)}:${action}`);
    }
  }
  const sections = new Set(definitions.filter(({ section }) => section).map(({ id }) => id));
  return { sections, resources, names: new Set(resources.values()), actions };
}

/**
 * Returns the operations of a definition. If the definition is lazy, the plugin declares the operations
 * it needs in `permissions`.
 */
function operationsIn(entity: ResourceContribution['entity']): string[] {
  return 'load' in entity ? [] : [...Object.keys(entity.transitions ?? {}), ...Object.keys(entity.reads ?? {})];
}

/**
 * Returns the full names of what a plugin's contributions refer to, and what is wrong with a reference, if it has no target.
 */
export function createReferences(id: string, targets: Targets) {
  const fullResource = (reference: string) => targets.resources.get(qualify(reference, id));
  const fullPermission = ({ resource, action }: PermissionRef) => ({
    resource: fullResource(resource) ?? qualify(resource, id),
    action,
  });
  const permissionFault = ({ resource, action }: PermissionRef) =>
    (BASE_ACTIONS.has(action) && targets.names.has(resource)) || targets.actions.has(`${resource}:${action}`)
      ? undefined
      : `nobody declares the permission ${action} on ${resource}`;
  const sectionFault = ({ section = id }: { section?: string }) =>
    section === id || targets.sections.has(section) ? undefined : `there is no section ${section}`;
  const resourceFault = (reference: string) =>
    fullResource(reference) ? undefined : `there is no resource ${reference}`;
  const fullSlot = (slot: string) => {
    const [reference, page] = splitSlot(slot);
    return page === undefined ? slot : `${fullResource(reference)}.${page}`;
  };
  const slotFault = (slot: string) => {
    const [reference, page] = splitSlot(slot);
    if (page === undefined) return GLOBAL_SLOTS.includes(slot) ? undefined : `there is no slot ${slot}`;
    return RESOURCE_SLOTS.includes(page) ? resourceFault(reference) : `there is no slot ${slot}`;
  };
  return { fullResource, fullPermission, fullSlot, permissionFault, sectionFault, resourceFault, slotFault };
}

export const baseOf = ({ base, id }: PluginDefinition) => base ?? `jishan-smart/${id}`;
export const join = (base: string, path: string) => (base === '' ? path : `${base}/${path}`);
/** A short name refers to the plugin's own resource. */
const qualify = (reference: string, plugin: string) => (reference.includes('/') ? reference : `${plugin}/${reference}`);
const splitSlot = (slot: string): [reference: string, page: string | undefined] => {
  const dot = slot.lastIndexOf('.');
  return dot < 0 ? [slot, undefined] : [slot.slice(0, dot), slot.slice(dot + 1)];
};

import type { Entity } from '../../../contract/defineEntity';
import { permissionName } from '../../../contract/permissions';
import type { HasCall } from '../backendCalls';
import type { CareBackend } from './CareBackend';

/** Selects the back end implementation for an entity's records. */
export interface Backends {
  forEntity: (entity: Entity) => Promise<CareBackend>;
  /** Clears the cache after a write. */
  clearCache: () => void;
}

/**
 * Uses the back end's own calls where it has them. Everything else is done in the browser with the calls of the
 * specification.
 */
export function createBackends(options: {
  has: HasCall;
  extended: CareBackend;
  loadSpec: () => Promise<CareBackend>;
}): Backends {
  const { has, extended, loadSpec } = options;
  let loading: Promise<CareBackend> | undefined;
  let loaded: CareBackend | undefined;
  const clearCache = () => loaded?.clearCache();

  async function specBackend(): Promise<CareBackend> {
    loading ??= loadSpec();
    try {
      loaded = await loading;
      return loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  return {
    clearCache,
    async forEntity({ name, scope }) {
      const hasOwn = (operation: string) => has(permissionName(operation, name, scope));
      const isFullyExtended = Object.values(EXTENDED_OPERATIONS).every(hasOwn);
      if (isFullyExtended) return extended;
      const spec = await specBackend();
      const { list, one, many, deleteMany, updateMany } = EXTENDED_OPERATIONS;
      return {
        list: (hasOwn(list) ? extended : spec).list,
        one: (hasOwn(one) ? extended : spec).one,
        many: (hasOwn(many) ? extended : spec).many,
        deleteMany: (hasOwn(deleteMany) ? extended : spec).deleteMany,
        updateMany: (hasOwn(updateMany) ? extended : spec).updateMany,
        clearCache,
      };
    },
  };
}

/** The call behind each method, on a back end that has all of ours. */
const EXTENDED_OPERATIONS = {
  list: 'selectBySelectivePagination',
  one: 'selectById',
  many: 'selectByIds',
  deleteMany: 'deleteByIds',
  updateMany: 'updateByIds',
} as const satisfies Partial<Record<keyof CareBackend, string>>;

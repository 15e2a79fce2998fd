import type { Entity } from '../../contract/defineEntity';
import { permissionName } from '../../contract/permissions';
import type { HasCall } from './backendCalls';
import type { CareBackend } from './CareBackend';

/** Selects the back end implementation for an entity's records. */
export interface Backends {
  of: (entity: Entity) => Promise<CareBackend>;
  /** Clears the cache after a write. */
  forget: () => void;
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
  const forget = () => loaded?.forget();

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
    forget,
    async of({ name, scope }) {
      const hasOwn = (operation: string) => has(permissionName(operation, name, scope));
      const isWhole = Object.values(CALL_BEHIND).every(hasOwn);
      if (isWhole) return extended;
      const spec = await specBackend();
      const { list, one, many, deleteMany, updateMany } = CALL_BEHIND;
      return {
        list: (hasOwn(list) ? extended : spec).list,
        one: (hasOwn(one) ? extended : spec).one,
        many: (hasOwn(many) ? extended : spec).many,
        deleteMany: (hasOwn(deleteMany) ? extended : spec).deleteMany,
        updateMany: (hasOwn(updateMany) ? extended : spec).updateMany,
        forget,
      };
    },
  };
}

/** The call behind each method, on a back end that has all of ours. */
const CALL_BEHIND = {
  list: 'selectBySelectivePagination',
  one: 'selectById',
  many: 'selectByIds',
  deleteMany: 'deleteByIds',
  updateMany: 'updateByIds',
} as const satisfies Partial<Record<keyof CareBackend, string>>;

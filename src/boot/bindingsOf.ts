import type { ActivePlugin } from '../core/registry/resolvedPlugin';
import type { ResourceBinding } from '../dataProvider';

/** Returns how the plugins' resources reach the back end. Memoized: the same plugins give the same array. */
export function bindingsOf(active: readonly ActivePlugin[]): readonly ResourceBinding[] {
  let bindings = known.get(active);
  if (!bindings) {
    bindings = toBindings(active);
    known.set(active, bindings);
  }
  return bindings;
}

const known = new WeakMap<readonly ActivePlugin[], readonly ResourceBinding[]>();

function toBindings(active: readonly ActivePlugin[]): ResourceBinding[] {
  return active
    .flatMap((plugin) => plugin.resources)
    .map(({ fullName: name, entity, protocol = 'care', baseUrl, updates, steps, permission }) => ({
      name,
      entity,
      protocol,
      baseUrl,
      updates,
      steps,
      permission,
    }));
}

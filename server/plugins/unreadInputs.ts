import type { RuleContext, Transition } from '../../contract/defineEntity';

/** Values that a rule may branch on. The rule runs once with each of them in every input. */
const SAMPLES: readonly unknown[] = [undefined, null, '', '1', 1, true, '2026-01-01T00:00:00.000+08:00', []];

const NO_RECORDS: RuleContext = { today: '2026-01-01', lookup: () => undefined, find: () => undefined };

/**
 * Returns the inputs of a transition that neither its effect nor its guard reads; such values would be dropped. Rules
 * are pure, so they run on sample values while a proxy records reads.
 */
export function unreadInputs({ input = {}, effect, guard }: Transition): string[] {
  const unread = new Set(Object.keys(input));
  for (const sample of SAMPLES) {
    const values = Object.fromEntries(Object.keys(input).map((name) => [name, sample]));
    const watched = new Proxy(values, {
      get: (target, name) => {
        unread.delete(String(name));
        return Reflect.get(target, name);
      },
      has: (target, name) => {
        unread.delete(String(name));
        return Reflect.has(target, name);
      },
      // A spread or a listing of keys reads all of them.
      ownKeys: (target) => {
        unread.clear();
        return Reflect.ownKeys(target);
      },
    });
    for (const rule of [() => effect?.({}, watched, 0), () => guard?.({}, NO_RECORDS, watched, 0)]) {
      try {
        rule();
      } catch {
        // A rule may throw on a sample. Reads before that count.
      }
    }
  }
  return [...unread];
}

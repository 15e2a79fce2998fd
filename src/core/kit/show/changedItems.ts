/** Items that were removed from and added to a list value. */
interface ChangedItems {
  removed: unknown[];
  added: unknown[];
}

/**
 * Returns what was removed from and added to a list of values or rows, so that the reader need not compare two long lists.
 * @returns `undefined` if either is not a list, or only the order has changed
 */
export function changedItems(before: unknown, after: unknown): ChangedItems | undefined {
  const [previous, current] = [before ?? [], after ?? []];
  if (!Array.isArray(previous) || !Array.isArray(current)) return undefined;
  const without = (all: unknown[], others: unknown[]) => {
    const unmatched = others.map((item) => JSON.stringify(item));
    return all.filter((item) => {
      const at = unmatched.indexOf(JSON.stringify(item));
      if (at >= 0) unmatched.splice(at, 1);
      return at < 0;
    });
  };
  const items = { removed: without(previous, current), added: without(current, previous) };
  return items.removed.length + items.added.length > 0 ? items : undefined;
}

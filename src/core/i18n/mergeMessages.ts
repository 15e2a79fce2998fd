/** Texts by key; nested objects are joined with dots. */
export interface MessageTree {
  [key: string]: string | MessageTree;
}

/** Lays texts over others: what `upper` does not say is taken from `lower`. */
export function mergeMessages(lower: MessageTree, upper: MessageTree): MessageTree {
  const merged: MessageTree = { ...lower };
  for (const [key, value] of Object.entries(upper)) {
    const below = merged[key];
    merged[key] = typeof value === 'object' && typeof below === 'object' ? mergeMessages(below, value) : value;
  }
  return merged;
}

/** Every text of a tree under its whole key. */
export function flattenMessages(tree: MessageTree, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value] as const]
        : Object.entries(flattenMessages(value, `${prefix}${key}.`)),
    ),
  );
}

/** Every key of a tree, joined with dots and sorted; used to compare languages. */
export function messageKeys(tree: MessageTree): string[] {
  return Object.keys(flattenMessages(tree)).sort();
}

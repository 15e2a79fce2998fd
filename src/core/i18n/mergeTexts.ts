/** Texts by key; nested objects are joined with dots. */
export interface TextTree {
  [key: string]: string | TextTree;
}

/** Lays texts over others: what `upper` does not say is taken from `lower`. */
export function mergeTexts(lower: TextTree, upper: TextTree): TextTree {
  const merged: TextTree = { ...lower };
  for (const [key, value] of Object.entries(upper)) {
    const below = merged[key];
    merged[key] = typeof value === 'object' && typeof below === 'object' ? mergeTexts(below, value) : value;
  }
  return merged;
}

/** Every text of a tree under its whole key. */
export function flattenTexts(tree: TextTree, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value] as const]
        : Object.entries(flattenTexts(value, `${prefix}${key}.`)),
    ),
  );
}

/** Every key of a tree, joined with dots and sorted; used to compare languages. */
export function textKeys(tree: TextTree): string[] {
  return Object.keys(flattenTexts(tree)).sort();
}

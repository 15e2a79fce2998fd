/** Texts by key; nested objects are joined with dots. */
export interface TextTree {
  [key: string]: string | TextTree;
}

/** Lays texts over others: what a later tree does not say is taken from those before it. Parts that only one has are shared with it. */
export function mergeTexts(...trees: readonly TextTree[]): TextTree {
  const values = new Map<string, string | [TextTree, ...TextTree[]]>();
  for (const tree of trees) {
    for (const [key, value] of Object.entries(tree)) {
      const below = values.get(key);
      if (typeof value === 'string') values.set(key, value);
      else if (typeof below === 'object') below.push(value);
      else values.set(key, [value]);
    }
  }
  return Object.fromEntries(
    [...values].map(([key, value]) => [
      key,
      typeof value === 'string' ? value : value.length === 1 ? value[0] : mergeTexts(...value),
    ]),
  );
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

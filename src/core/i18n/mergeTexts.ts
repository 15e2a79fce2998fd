/** Texts by key; nested keys are joined with dots. */
export interface TextTree {
  [key: string]: string | TextTree;
}

/** Merges text trees; later trees take precedence. Subtrees that only one tree has are shared, not copied. */
export function mergeTexts(...trees: readonly TextTree[]): TextTree {
  const values = new Map<string, string | [TextTree, ...TextTree[]]>();
  for (const tree of trees) {
    for (const [key, value] of Object.entries(tree)) {
      const existing = values.get(key);
      if (typeof value === 'string') values.set(key, value);
      else if (typeof existing === 'object') existing.push(value);
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

/** Returns every text of a tree under its full key. */
export function flattenTexts(tree: TextTree, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value] as const]
        : Object.entries(flattenTexts(value, `${prefix}${key}.`)),
    ),
  );
}

/** Returns every key of a tree, joined with dots and sorted; used to compare languages. */
export function textKeys(tree: TextTree): string[] {
  return Object.keys(flattenTexts(tree)).sort();
}

/** The text keys that a source names. */
export interface KeyUse {
  /** Whole keys, or the beginning of one. */
  literals: string[];
  /** Regular expressions of keys that are built at run time. */
  patterns: string[];
  /** Every word of the source, in lower case: what such keys may be built from. */
  words: ReadonlySet<string>;
}

/**
 * Returns the text keys of a source.
 * @param plugin id of the plugin whose definition it is: its label keys have no such prefix
 */
export function keysUsed(source: string, plugin?: string): KeyUse {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const prefix = plugin === undefined ? '' : `${plugin}.`;
  const labels = plugin === undefined ? '' : '(?:label|confirm): ';
  const found = (pattern: string) =>
    [...code.matchAll(new RegExp(labels + pattern, 'g'))].map(([, text = '']) => prefix + text);
  return {
    literals: found(`['"]([\\w-]+(?:\\.[\\w-]+)*)\\.?['"]`).filter((text) => text.includes('.')),
    patterns: found('`([\\w.-]*(?:\\$\\{[^}`]*\\}[\\w.-]*)+)`')
      .filter((text) => /(?<![\w}])[\w-]{3,}\.|\.[\w-]{3,}\./.test(text))
      .map((text) => `^${text.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '([\\w.+-]+)')}$`),
    words: new Set(wordsIn(code)),
  };
}

/** Returns the words of identifiers and names: `pageCacheOn` and `page-cache/on` have the same. */
export function wordsIn(text: string): string[] {
  return text.match(/[A-Z]?[a-z]+|[A-Z]+/g)?.map((word) => word.toLowerCase()) ?? [];
}

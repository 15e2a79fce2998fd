/** A file as in the repository. */
export interface SourceFile {
  /** File name without its folder. */
  name: string;
  code: string;
  language: string;
}

const sources = import.meta.glob<string>(['../samples/**/*', '../mock/*.ts'], { query: '?raw', import: 'default' });

/**
 * Loads the source of a sample and of the plugin's files that it imports.
 * @param file path of the sample within the plugin: `./samples/plugins/Day.tsx`
 */
export async function loadSources(file: string): Promise<SourceFile[]> {
  const found = new Map<string, string>();
  await collect(file.replace(/^\.\//, '../'), found);
  return [...found].map(([path, code]) => ({
    name: path.slice(path.lastIndexOf('/') + 1),
    code,
    language: path.slice(path.lastIndexOf('.') + 1).replace(/^md$/, 'markdown'),
  }));
}

async function collect(path: string, found: Map<string, string>): Promise<void> {
  const load = sources[path];
  if (!load || found.has(path)) return;
  const code = await load();
  found.set(path, code);
  for (const target of importsOf(code)) await collect(resolvePath(path, target), found);
}

/** Returns the relative imports of a source, without queries. */
export function importsOf(code: string): string[] {
  return [...code.matchAll(/\bfrom '(\.[^'?]+)/g)].map(([, target]) => target ?? '');
}

function resolvePath(from: string, target: string): string {
  // Any origin works to let the browser resolve dots; the plugin's own folder replaces `..`.
  const { pathname } = new URL(target, new URL(from.replace(/^\.\.\//, 'http://demo/'), 'http://demo/'));
  const path = `..${pathname}`;
  return ['', '.ts', '.tsx'].map((ending) => path + ending).find((candidate) => candidate in sources) ?? path;
}

/** The built-in sections' browser modules as text: only a browser can run them. */
const sources = import.meta.glob<string>(['../src/plugins/*/index.ts', '../src/core/shell/shellPlugin.ts'], {
  query: '?raw',
  import: 'default',
});

/** Returns the ids of the built-in plugins of the console, which no other plugin can have. */
export async function builtinPluginIds(): Promise<string[]> {
  const texts = await Promise.all(Object.values(sources).map((read) => read()));
  return texts.flatMap((text) => /^ {2}id: '([\w-]+)'/m.exec(text)?.[1] ?? []);
}

import { SectionError } from './collectPlugins';
import type { ServerPlugin } from './ServerPlugin';

/**
 * Loads the server modules that a glob has found.
 * @param serverModules import functions by path: `<section>/server/index.ts`
 * @throws {SectionError} when one cannot be loaded, or its id differs from its folder's name
 */
export function loadServerPlugins(
  serverModules: Readonly<Record<string, () => Promise<{ default: ServerPlugin }>>>,
): Promise<ServerPlugin[]> {
  return Promise.all(Object.entries(serverModules).map(loadServerPlugin));
}

async function loadServerPlugin([path, importModule]: [
  string,
  () => Promise<{ default: ServerPlugin }>,
]): Promise<ServerPlugin> {
  const folder = path.split('/').at(-3) ?? path;
  const { default: plugin } = await importModule().catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : cause;
    throw new SectionError(
      folder,
      `the server module cannot be loaded (${reason}); correct server/index.ts or take the folder away`,
    );
  });
  if (plugin.id === folder) return plugin;
  throw new SectionError(folder, `the server module calls itself ${plugin.id}; its id must be the name of its folder`);
}

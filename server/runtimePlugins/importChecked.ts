import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { FolderFile } from './folderFiles';
import type { LoaderData } from './pluginLoaderThread';

/** A folder whose files have been checked. */
export interface CheckedFolder {
  folder: string;
  files: readonly FolderFile[];
}

/** Where the packages that plugins import lie for the modules that stand for them. */
const SHARED = 'care.serverPackages';

/** The packages of the console that a server half imports by name, and gets as the server itself has them. */
const packages = {
  '@console/server-plugin-api': () => import('../plugin-api'),
  '@console/contract': () => import('../../contract'),
} as const;

/**
 * Makes entries of checked folders importable, with exactly the bytes that were checked.
 * @returns what imports the entry of a folder
 */
export async function importChecked(folders: readonly CheckedFolder[]): Promise<(folder: string) => Promise<unknown>> {
  const shared = Object.fromEntries(
    await Promise.all(Object.entries(packages).map(async ([name, read]) => [name, await read()] as const)),
  );
  Object.assign(globalThis, { [Symbol.for(SHARED)]: shared });
  const data: LoaderData = {
    files: Object.fromEntries(
      folders.flatMap(({ folder, files }) =>
        files
          .filter(({ path }) => /\.m?js$/.test(path))
          .map(({ path, content }) => [addressOf(folder, path), content.toString('utf8')]),
      ),
    ),
    packages: Object.fromEntries(
      Object.entries(shared).map(([name, module]) => [name, sourceOf(name, Object.keys(module))]),
    ),
  };
  register(new URL('./pluginLoaderThread.ts', import.meta.url), { data });
  return (folder) => import(/* @vite-ignore */ addressOf(folder, 'index.js'));
}

const addressOf = (folder: string, path: string) => pathToFileURL(`${folder}/${path}`).href;

/** A module that hands on what the server has loaded already, so that there is one copy of everything. */
const sourceOf = (name: string, exported: readonly string[]) =>
  [
    `const module = globalThis[Symbol.for('${SHARED}')][${JSON.stringify(name)}];`,
    ...exported.map((each) => `export const ${each} = module.${each};`),
  ].join('\n');

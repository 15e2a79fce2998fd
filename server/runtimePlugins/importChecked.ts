import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { FolderFile } from './folderFiles';
import type { LoaderData } from './pluginLoaderThread';

/** A folder whose files have been checked. */
export interface CheckedFolder {
  folder: string;
  files: readonly FolderFile[];
}

/** Key of the global object from which stand-in modules export the packages that plugins import. */
const SHARED = 'care.serverPackages';

/** The console's packages that a server module can import by name. It gets the instances of the server. */
const packages = {
  '@console/server-plugin-api': () => import('../plugin-api'),
  '@console/contract': () => import('../../contract'),
} as const;

/**
 * Makes the entries of checked folders importable, with exactly the bytes that were checked.
 * @returns a function that imports the entry of a folder
 */
export async function importChecked(folders: readonly CheckedFolder[]): Promise<(folder: string) => Promise<unknown>> {
  const shared = Object.fromEntries(
    await Promise.all(Object.entries(packages).map(async ([name, load]) => [name, await load()] as const)),
  );
  Object.assign(globalThis, { [Symbol.for(SHARED)]: shared });
  const data: LoaderData = {
    files: Object.fromEntries(
      folders.flatMap(({ folder, files }) =>
        files
          .filter(({ path }) => /\.m?js$/.test(path))
          .map(({ path, content }) => [moduleUrl(folder, path), content.toString('utf8')]),
      ),
    ),
    packages: Object.fromEntries(
      Object.entries(shared).map(([name, module]) => [name, reexportSource(name, Object.keys(module))]),
    ),
  };
  register(new URL('./pluginLoaderThread.ts', import.meta.url), { data });
  return (folder) => import(/* @vite-ignore */ moduleUrl(folder, 'index.js'));
}

const moduleUrl = (folder: string, path: string) => pathToFileURL(`${folder}/${path}`).href;

/**
 * Returns the source of a module that re-exports what the server has already loaded, so that there is one instance of
 * everything.
 */
const reexportSource = (name: string, exported: readonly string[]) =>
  [
    `const module = globalThis[Symbol.for('${SHARED}')][${JSON.stringify(name)}];`,
    ...exported.map((each) => `export const ${each} = module.${each};`),
  ].join('\n');

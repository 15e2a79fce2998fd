import { dirname, relative, resolve } from 'node:path';
import { type Plugin, type Rollup, runnerImport } from 'vite';
import type { PageFiles } from '../../server/http/pages/pageFiles';
import { loginPage } from './loginPage.ts';
import type { PageSources } from './pageSources';
import { textFiles } from './textFiles.mjs';

const SOURCES = 'scripts/vite/pageSources.ts';
const ENTRY = 'src/boot/main.tsx';
const RESOLVE_CONSOLE = 'src/boot/resolveConsole.ts';
const START = 'src/boot/startConsole.tsx';
/** Name of the chunk with the libraries that most pages need. */
const LIBRARIES = 'widgets';
const LOGIN = { path: '^/login$', code: ['src/boot/startLogin.tsx'] };

/** Writes beside the built console which files each page needs, so that the server can preload them in the page. */
export const pageModules: Plugin = {
  name: 'page-modules',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async generateBundle(_, bundle) {
    const filesOf = fileFinder(bundle);
    const libraries = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === LIBRARIES)?.fileName;
    const [start] = filesOf([START]);
    if (!libraries || !start) throw new Error(`the build has no file ${LIBRARIES}, or none with ${START}`);
    const pages = (await readSources()).map(({ path, code, texts }): PageFiles => {
      // In the order in which they become useful, because a browser shares its bandwidth among the first six requests.
      const inOrder = new Set([...filesOf([ENTRY, RESOLVE_CONSOLE]), libraries, ...filesOf(code)]);
      inOrder.delete(start);
      return {
        path,
        code: [...inOrder],
        texts: Object.fromEntries(Object.entries(texts).map(([locale, modules]) => [locale, filesOf(modules)])),
        libraries,
        start,
      };
    });
    const login: PageFiles = {
      path: LOGIN.path,
      code: filesOf([ENTRY, ...LOGIN.code]),
      texts: {},
      content: await loginPage(),
    };
    this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify([login, ...pages]) });
  },
};

/** Returns a function that finds the files with the given modules, and all their imports. */
function fileFinder(bundle: Rollup.OutputBundle): (modules: readonly string[]) => string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const chunkByModule = new Map(
    chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [relative('.', id), chunk.fileName] as const)),
  );
  return (modules) => {
    const found = new Set<string>();
    const add = (file: string | undefined) => {
      if (file === undefined || found.has(file)) return;
      found.add(file);
      byName.get(file)?.imports.forEach(add);
    };
    for (const module of modules) add(chunkByModule.get(module));
    return [...found];
  };
}

const IMPORT = /\bimport\((["'])(.+?)\1\)/g;

async function readSources(): Promise<PageSources[]> {
  const recordImportsPlugin: Plugin = {
    name: 'note-imports',
    enforce: 'post',
    async transform(code, id) {
      if (!/\/(src|contract)\//.test(id) || id.includes('node_modules')) return null;
      const targets = new Map<string, string>();
      for (const [, , target = ''] of code.matchAll(IMPORT)) {
        const found = await this.resolve(target, id);
        targets.set(target, relative('.', found?.id ?? resolve(dirname(id), target)));
      }
      return code.replace(IMPORT, (_, _quote, target: string) => `noteImport(${JSON.stringify(targets.get(target))})`);
    },
  };
  const { module } = await runnerImport<{ pageSources: () => PageSources[] }>(SOURCES, {
    plugins: [textFiles, recordImportsPlugin],
    logLevel: 'warn',
  });
  return module.pageSources();
}

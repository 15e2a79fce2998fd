import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/**
 * The modules that the console shares with separately built plugins, by their import names. The list is public: removing a
 * name breaks plugins, so it requires a new major version of the plugin API.
 */
export const SHARED_MODULES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react-router-dom',
  '@tanstack/react-query',
  'react-hook-form',
  '@mui/material',
  '@mui/material/styles',
  '@mui/material/utils',
  '@emotion/react',
  'recharts',
  'react-admin',
  '@console/plugin-api',
  '@console/kit',
  '@console/contract',
] as const;

/** Sources of the console's own packages. */
const OWN: Readonly<Record<string, string>> = {
  '@console/plugin-api': '/src/core/plugin-api/index.ts',
  '@console/kit': '/src/core/kit/index.ts',
  '@console/contract': '/contract/index.ts',
};

/** The exports of CommonJS modules are only known at run time. */
const isCommonJs = (name: string) => /^react(-dom)?(\/|$)/.test(name);

const PREFIX = 'virtual:shared/';

/** Returns the source of an entry that exports everything of a module. */
function entrySource(name: string): string {
  const source = JSON.stringify(OWN[name] ?? name);
  if (!isCommonJs(name)) return `export * from ${source};`;
  const names = Object.keys(require(name)).filter((each) => each !== 'default');
  return [
    `import module from ${source};`,
    'export default module;',
    ...names.map((each) => `export const ${each} = module.${each};`),
  ].join('\n');
}

const fileName = (name: string) => `shared-${name.replaceAll(/\W+/g, '-')}`;

const ENTRIES = {
  input: {
    index: 'index.html',
    ...Object.fromEntries(SHARED_MODULES.map((name) => [fileName(name), PREFIX + name])),
  },
  preserveEntrySignatures: 'exports-only',
} as const;

/**
 * Makes each shared module a separate entry, and adds an import map to the page. Modules then keep all their exports, so
 * this build is only for consoles that load plugins (docs/decisions/0068).
 */
export const sharedModules: Plugin = {
  name: 'shared-modules',
  config: (_, { command }) => (command === 'build' ? { build: { rolldownOptions: ENTRIES } } : {}),
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
  load: (id) => (id.startsWith(`\0${PREFIX}`) ? entrySource(id.slice(PREFIX.length + 1)) : undefined),
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) => {
      const imports = Object.fromEntries(
        SHARED_MODULES.map((name) => {
          if (!bundle) return [name, `/@id/__x00__${PREFIX}${name}`];
          const chunk = Object.values(bundle).find(
            (file) => file.type === 'chunk' && file.facadeModuleId === `\0${PREFIX}${name}`,
          );
          if (!chunk) throw new Error(`no file of the build has ${name}`);
          return [name, `/shared/${chunk.fileName}`];
        }),
      );
      const children = JSON.stringify({ imports });
      // Before every module, and with the nonce placeholder that the server replaces in each page.
      return [
        { tag: 'script', attrs: { type: 'importmap', nonce: '__CSP_NONCE__' }, children, injectTo: 'head-prepend' },
      ];
    },
  },
};

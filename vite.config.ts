import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const API_PORT = process.env.PORT ?? '8080';

/** What both the login page and the console stand on, and what the texts of every language need. */
const foundation = {
  name: 'foundation',
  priority: 1,
  test: /\/node_modules\/(?:react|react-dom|scheduler|js-cookie|@mui\/material\/locale\/utils)\/|\/contract\/texts\/entityTexts\.ts$/,
};

/**
 * Shell, kit, sections and entities have their texts in files of their own. The browser fetches one file a language at
 * the start, and one more for each section it opens.
 */
const STARTING_TEXTS =
  /\/src\/core\/(?!kit\/(?:package|richText)\/|shell\/pages\/profile\/).*\/(zh-CN|zh-TW|en|ja)\.ts$|\/src\/plugins\/\w+\/texts\/(?:titles|problems)\/(zh-CN|zh-TW|en|ja)\.ts$/;
const SECTION_TEXTS = /\/src\/plugins\/(?!demo\/)(\w+)\/texts\/(?:entities|pages)\/(?:.*\/)?(zh-CN|zh-TW|en|ja)\.ts$/;
const startingTexts = {
  debugName: 'texts',
  test: STARTING_TEXTS,
  name: (id: string) => {
    const [, core, plugin] = STARTING_TEXTS.exec(id) ?? [];
    return `texts-${core ?? plugin}`;
  },
};
const sectionTexts = {
  debugName: 'section texts',
  test: SECTION_TEXTS,
  name: (id: string) => {
    const [, section, locale] = SECTION_TEXTS.exec(id) ?? [];
    return `texts-${section}-${locale}`;
  },
};

/** How many files are loaded one by one: pages, actions and widgets of sections, and the pages made from entities. */
const pageCount = [
  'src/core/kit/entityPage.ts',
  ...readdirSync('src/plugins').map((id) => `src/plugins/${id}/index.ts`),
]
  .map((file) => readFileSync(file, 'utf8'))
  .reduce((count, text) => count + (text.match(/import\('\.\/(?!entities|texts)/g)?.length ?? 0), 0);

/**
 * What most pages need of the big libraries comes as one file: a hundred small ones would compress worse (some 30 kB
 * of the first list) and load slower. Parts that only forms or single pages need stay with those.
 */
const sharedByMostPages = {
  debugName: 'widgets',
  name: 'widgets',
  test: /\/node_modules\/(?:@mui|@emotion|@tanstack|@popperjs|hoist-non-react-statics|lodash|ra-core|ra-ui-materialui|react-admin|react-is|react-transition-group)\//,
  // A share and not a number: with a number, each new section would bring its forms into the first list.
  minShareCount: Math.round(pageCount * 0.4),
};

/** Modules that libraries bring along and the console has no use for; some 25 kB of the first list. */
const UNUSED: Record<string, string> = {
  // node-polyglot's polyfills of what every supported browser has.
  'object.entries': 'module.exports = Object.entries;',
  hasown: 'module.exports = Object.hasOwn;',
  // Behind react-admin's own exporter and column chooser; the kit has its own of both.
  'jsonexport/dist/index.js':
    'export default () => { throw new Error("react-admin\'s own exporter is not built in"); };',
  diacritic: 'export const clean = (text) => text;',
  // Emotion imports it without using it.
  'hoist-non-react-statics': 'export default (target) => target;',
  // Themes are made of values; those of CSS variables are another mechanism.
  './createThemeWithVars.mjs':
    'export default () => { throw new Error("MUI\'s themes of CSS variables are not built in"); };',
  './ThemeProviderWithVars.mjs': `
    export const CssVarsProvider = () => { throw new Error("MUI's themes of CSS variables are not built in"); };
    export const useColorScheme = CssVarsProvider;`,
  // English grammar for names nobody has given; every name has its text, and a foreign plugin's gets its words.
  inflection: `
    const words = (text) => text.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[_\\s]+/g, ' ').trim().toLowerCase();
    export const capitalize = (text) => text.charAt(0).toUpperCase() + text.slice(1);
    export const humanize = (text) => capitalize(words(text));
    export const transform = humanize;
    export const inflect = (text) => text;
    export const pluralize = inflect;
    export const singularize = inflect;`,
};

/** React-admin's helpers from lodash, in their slimmer form of the same behaviour; some 6 kB of the first list. */
const LODASH = /^lodash\/(\w+)\.js$/;

const leaveOut: Plugin = {
  name: 'leave-out',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  resolveId(id, importer) {
    if (id in UNUSED) return `\0left-out:${id}`;
    const helper = LODASH.exec(id)?.[1];
    return helper && this.resolve(`es-toolkit/compat/${helper}`, importer);
  },
  load: (id) => UNUSED[id.replace('\0left-out:', '')],
};

const THREAD = /new URL\('(\.\/\w+Thread)\.ts', import\.meta\.url\)/g;
const THREAD_MARK = /__thread:(\w+)__/g;

/** Gives each module that the server starts in a thread of its own (`startThread`) a file, and its address to who starts it. */
const threads: Plugin = {
  name: 'threads',
  enforce: 'pre',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
  transform(code, id) {
    if (!code.includes('Thread.ts')) return null;
    const named = code.replace(THREAD, (_, path: string) => {
      const name = posix.basename(path);
      this.emitFile({ type: 'chunk', id: posix.join(posix.dirname(id), `${path}.ts`), fileName: `${name}.js` });
      return `new URL('__thread:${name}__', import.meta.url)`;
    });
    // No line moves, so the map of the source holds.
    return { code: named, map: null };
  },
  renderChunk(code, { fileName }) {
    if (!code.includes('__thread:')) return null;
    const toRoot = posix.relative(posix.dirname(fileName), '.');
    return { code: code.replace(THREAD_MARK, (_, name: string) => posix.join(toRoot, `${name}.js`)), map: null };
  },
};

/** Builds the console (`vite build`) and the server (`vite build --ssr`). */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), leaveOut, threads],
  // The server puts a fresh nonce in the place of this text in every page it answers.
  html: { cspNonce: '__CSP_NONCE__' },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        sourcemap: true,
        copyPublicDir: false,
        // The server, and what its operator runs beside it.
        rolldownOptions: { input: ['server/main.ts', 'server/operate.ts'], output: { entryFileNames: '[name].js' } },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        sourcemap: false,
        rolldownOptions: {
          output: {
            // Each group takes along what its modules import, so that no two files import one another.
            codeSplitting: { groups: [foundation, startingTexts, sectionTexts, sharedByMostPages] },
          },
        },
      },
  server: {
    proxy: Object.fromEntries(['/api', '/readyz'].map((path) => [path, { target: `http://127.0.0.1:${API_PORT}` }])),
  },
}));

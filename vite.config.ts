import { readdirSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { firstScript, modulesLast } from './scripts/vite/firstScript.ts';
import { operatorFiles } from './scripts/vite/operatorFiles.ts';
import { pageModules } from './scripts/vite/pageModules.ts';
import { sharedModules } from './scripts/vite/sharedModules.ts';
import { textFiles } from './scripts/vite/textFiles.mjs';
import { NONCE_PLACEHOLDER } from './server/http/noncePlaceholder.ts';

/** Whom the development server asks: our server, or any other back end. */
const OTHER_BACKEND = process.env.BACKEND_URL;
const BACKEND = OTHER_BACKEND ?? `http://127.0.0.1:${process.env.PORT ?? '8080'}`;

/** What both the login page and the console stand on. */
const foundation = {
  name: 'foundation',
  priority: 11,
  test: /vite\/preload-helper|\/node_modules\/(?:react|react-dom|scheduler|js-cookie|@mui\/system\/RtlProvider)\//,
};

/**
 * Shell, kit, sections and entities have their texts in separate files. The browser fetches one file a language at
 * the start, with those of the start page, and one more for each section it opens.
 */
const STARTING_TEXTS =
  /\/src\/core\/(?!kit\/(?:package|richText)\/|shell\/pages\/(?:profile|plugins)\/).*\/(zh-CN|zh-TW|en|ja)\.(?:json|ts)$|\/src\/plugins\/(?:\w+\/texts\/(?:titles|problems)|home\/texts\/(?:entities|pages))\/(zh-CN|zh-TW|en|ja)\.json$|\/contract\/texts\/(?!problems)\w+\/(zh-CN|zh-TW|en|ja)\.json$/;
const SECTION_TEXTS =
  /\/src\/plugins\/(?!demo\/|home\/)(\w+)\/texts\/(?:entities|pages)\/(?:.*\/)?(zh-CN|zh-TW|en|ja)\.json$/;
const startingTexts = {
  debugName: 'texts',
  priority: 11,
  test: STARTING_TEXTS,
  name: (id: string) => {
    const [, ...locales] = STARTING_TEXTS.exec(id) ?? [];
    return `texts-${locales.find(Boolean)}`;
  },
};
const sectionTexts = {
  debugName: 'section texts',
  priority: 11,
  test: SECTION_TEXTS,
  name: (id: string) => {
    const [, section, locale] = SECTION_TEXTS.exec(id) ?? [];
    return `texts-${section}-${locale}`;
  },
};

/** How many files are loaded one by one: pages, actions and widgets of sections, and the pages made from entities. */
const pageCount = [
  'src/core/kit/createEntityPage.ts',
  ...readdirSync('src/plugins').map((id) => `src/plugins/${id}/index.ts`),
]
  .map((file) => readFileSync(file, 'utf8'))
  .reduce((count, text) => count + (text.match(/import\('\.\/(?!entities|texts)/g)?.length ?? 0), 0);

const WIDGETS =
  /\/node_modules\/(?:@mui|@emotion|@tanstack|@popperjs|hoist-non-react-statics|lodash|ra-core|ra-ui-materialui|react-admin|react-is|react-transition-group)\//;

/**
 * MUI's buttons, menus, dialogs and messages, with what moves and places them. Frame, lists and start page are made of plain
 * elements and need none of them before the user opens something.
 */
const CONTROLS =
  /\/node_modules\/@mui\/(?:material\/(?:Alert|Backdrop|Badge|Button|ButtonBase|Chip|CircularProgress|Collapse|Divider|Drawer|Fade|Grow|IconButton|Link|List|ListItemIcon|Menu|MenuItem|MenuList|Modal|Paper|Popover|Popper|Portal|Slide|Table|TableBody|TableCell|TableHead|TableRow|Tooltip|Unstable_TrapFocus|internal|transitions|useLazyRipple)|utils\/useRovingTabIndex)\//;
const controls = {
  debugName: 'controls',
  priority: 9.9,
  name: 'controls',
  test: CONTROLS,
  minShareCount: 3,
};

/**
 * What most pages need of the big libraries comes as one file: a hundred small ones would compress worse (some 30 kB
 * of the first list) and load slower. Parts that only forms or single pages need stay with those.
 */
const sharedByMostPages = {
  debugName: 'widgets',
  priority: 10,
  name: 'widgets',
  test: (id: string) => WIDGETS.test(id) && !CONTROLS.test(id),
  // A share and not a number: with a number, each new section would bring its forms into the first list.
  minShareCount: Math.round(pageCount * 0.6),
};

/** What the login page has too: its session, texts and looks. */
const session = {
  name: 'session',
  priority: 10.8,
  test: /\/src\/(?:boot\/signInSteps|authProvider\/(?:createAuthProvider|safeRedirect)|core\/(?:http\/createHttpClient|i18n\/locale|log\/\w+Log|runtime\/loadConsoleConfig|storage\/withStorage|theme\/(?:addStyleSheet|appearance|documentNonce|applyColorMode|primaryShades|themeBackground|themeTexts|tokens)))\.ts$/,
};

/**
 * What sections consist of, with their icons, and what decides about it: the first part of the console that does something, while
 * the widgets are still on their way.
 */
const sections = { name: 'sections', priority: 10.5, test: /\/src\/boot\/resolveConsole\.ts$/ };

/**
 * The other parts of the console, each with what only it needs: what every page has, and what every list, every form and every page
 * of a record has. Small files compress worse and load slower.
 */
const parts = Object.entries({
  // With the icon of the start page, for which it would fetch those of all sections.
  start:
    /\/src\/boot\/startConsole\.tsx$|\/src\/core\/kit\/(?:page\/(?:PageHeader|useRefreshWhileVisible)|action\/(?:extractRows|useAllowedActions|useViewpoint)|entity\/(?:today|recordTitle)|figure\/useListPath|arrange\/arrangement)\.tsx?$|\/src\/core\/plugin-api\/useStoredState\.ts$|\/icons-material\/DashboardCustomizeOutlined\.|\/contract\/moment\.ts$/,
  list: /\/src\/core\/kit\/(?:list\/EntityList|package\/PackageButton|field\/(?:toneColor|ChoiceChip)|figure\/(?:Figure|useCount)|entity\/formatAge|entity\/moveItem|page\/EmptySection|refusal\/useNotifyRefusal)\.tsx?$|\/src\/core\/plugin-api\/useEntityDefinition\.ts$|\/contract\/(?:package\/definePackages|erasePerson|exportPerson|normalizeText|regions|distance|defineRule|defineTransition|values\/normalizeDocumentNumber)\.ts$/,
  dictionary: /\/src\/core\/kit\/dictionary\/DictionaryList\.tsx$/,
  record: /\/src\/core\/kit\/(?:show\/EntityShow|action\/RecordActionButtons|page\/ReadError)\.tsx$/,
  form: /\/src\/core\/kit\/form\/Entity(?:Edit|Create)\.tsx$/,
  home: /\/src\/plugins\/home\/HomePage\.tsx$/,
}).map(([name, test], at) => ({ name, test, priority: 9 - at }));

/**
 * What dialogs, fields and several pages are made of. A page that draws one of them would else load all forms with it,
 * because that is where the bundler puts what many of them share.
 */
const sharedBySome = Object.entries({
  icons: /\/node_modules\/@mui\/icons-material\//,
  dialogs:
    /\/node_modules\/@mui\/material\/(?:Dialog|Dialog(?:Actions|Content|ContentText|Title)|LinearProgress|Stack|Switch|Tabs?)\/|\/src\/core\/kit\/(?:refusal\/|page\/TitledDialog)/,
  fields: /\/node_modules\/@mui\/material\/(?:TextField|FormControl|FormControlLabel|Radio|RadioGroup)\//,
}).map(([name, test], at) => ({ name, test, priority: 6.9 - at / 10, minShareCount: 2 }));

/** What definitions and lists of a section share, and its small definitions, are a few lines each: one file a section. */
const SECTION_BASICS = /\/src\/plugins\/(\w+)\/(?:entities\/(?!input\/|figures\.ts)[\w/]+|\w+\/\w+Columns?)\.ts$/;
const BASIC_BYTES = 2_000;
const sectionBasics = {
  debugName: 'section basics',
  priority: 1,
  // Every list of visits asks for the status of a visit, and the bell of alarms for current alerts.
  test: (id: string) =>
    SECTION_BASICS.test(id) &&
    (statSync(id).size < BASIC_BYTES || /\/(?:signStatus|wearerAlert|sameEvent)\.ts$/.test(id)),
  name: (id: string) => `${SECTION_BASICS.exec(id)?.[1]}-basics`,
};

/** What the start page shows once it stands there: from many sections, a few lines each. */
const workday = {
  debugName: 'workday',
  name: 'workday',
  test: /\/src\/plugins\/(?:\w+\/(?:queue|entities\/figures)\.ts|home\/(?:queue\/QueueRow|Shortcuts)\.tsx|\w+\/\w+\/\w+Widget\.tsx)$/,
};

/**
 * Files of which a start runs nearly everything. Chromium compiles all functions of a file that begins like this beside the main
 * thread, while it arrives; else the main thread stops at each function's first call, for a quarter of its work until a list can
 * be used. Other browsers see a comment.
 */
const COMPILED_AT_ONCE =
  /^(?:index|foundation|session|sections|start|startLogin|LoginPage|widgets|list|home|record|form|workday)$|^texts-/;
const compiledAtOnce: Plugin = {
  name: 'compiled-at-once',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  // After Vite itself, which puts a line at the beginning too.
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && COMPILED_AT_ONCE.test(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
};

/** The same functions in smaller packages: 7 kB less for the first list. */
const SMALLER_PACKAGES = [
  { find: /^lodash\/(\w+)\.js$/, replacement: 'es-toolkit/compat/$1' },
  { find: /^(hasown|object\.entries)$/, replacement: '@nolyfill/$1' },
];

const THREAD = /new URL\('(\.\/\w+Thread)\.ts', import\.meta\.url\)/g;
const THREAD_MARK = /__thread:(\w+)__/g;

/** Gives each module that the server starts in a separate thread (`startThread`) a file, and its address to who starts it. */
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

/** The mode of the build that shares its modules with plugins which are loaded at run time; it lies below the usual one. */
const SHARED_MODE = 'shared';

/** Packages of the server that stay in node_modules: they load a binary, or look for files beside their own. */
const NATIVE = ['libsql', '@node-rs/argon2', 'pino', 'pg-native'];

/** Builds the console (`vite build`, or `--mode shared`) and the server (`vite build --ssr`). */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [
    react(),
    textFiles,
    threads,
    firstScript,
    modulesLast,
    pageModules,
    compiledAtOnce,
    ...(command === 'serve' && OTHER_BACKEND !== undefined ? [operatorFiles(OTHER_BACKEND)] : []),
    ...(mode === SHARED_MODE || command === 'serve' ? [sharedModules] : []),
  ],
  // With the packages in few files, a start reads and links them in two thirds of the time.
  ...(isSsrBuild && { ssr: { noExternal: true as const, external: NATIVE } }),
  // Only where the size counts: the development server and our server take the libraries as they are.
  ...(command === 'build' && !isSsrBuild && { resolve: { alias: SMALLER_PACKAGES } }),
  base: mode === SHARED_MODE ? '/shared/' : '/',
  // The server puts a fresh nonce in the place of this text in every page it answers.
  html: { cspNonce: NONCE_PLACEHOLDER },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        sourcemap: true,
        copyPublicDir: false,
        // The server, and what its operator runs beside it.
        rolldownOptions: {
          input: ['server/main.ts', 'server/operate.ts', 'scripts/verify-log.ts', 'scripts/simulate.ts'],
          output: {
            entryFileNames: '[name].js',
            // The process keeps its source in memory; names stay, and source maps tell the places of an error.
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
          },
        },
      }
    : {
        outDir: mode === SHARED_MODE ? 'dist/client/shared' : 'dist/client',
        manifest: true,
        sourcemap: false,
        rolldownOptions: {
          output: {
            // Each group takes along what its modules import, so that no two files import one another.
            codeSplitting: {
              groups: [
                foundation,
                startingTexts,
                sectionTexts,
                session,
                sections,
                sharedByMostPages,
                controls,
                ...parts,
                ...sharedBySome,
                sectionBasics,
                workday,
              ],
            },
          },
        },
      },
  server: {
    // What comes from the server and not from the sources.
    proxy: Object.fromEntries(
      ['/api', '/readyz', ...(OTHER_BACKEND === undefined ? ['/console.config.json', '/plugins/'] : [])].map((path) => [
        path,
        { target: BACKEND, changeOrigin: OTHER_BACKEND !== undefined },
      ]),
    ),
  },
}));

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cruise } from './architecture/cruise';
import { findCircles } from './architecture/findCircles';
import { findMadeExpressions } from './architecture/findMadeExpressions';
import { undeclaredSections } from './architecture/undeclaredSections';

const ROOT = join(import.meta.dirname, '..');
/** Parsing the repository takes a quarter of a minute, on a busy machine more. */
const CRUISE_MS = 5 * 60_000;

/**
 * Files that build a regular expression from something other than a literal, and why no outsider controls it. Patterns that
 * users type use `contract/linearPattern`, which no text can slow down.
 */
const MADE_EXPRESSIONS: Readonly<Record<string, string>> = {
  'contract/normalizeText.ts': 'a pattern of constants',
  'contract/permissions.ts': 'names and stars that have passed PATTERN; every segment ends at a dot',
  'contract/validation/formats.ts': 'the pattern of a field, which stands in a definition',
  'contract/values/invisible.ts': 'a pattern of constants',
  'contract/values/normalizePhoneNumber.ts': 'a pattern of constants',
  'contract/values/parseTypedDate.ts': 'a pattern of constants',
  'server/http/pages/pageFiles.ts': 'addresses of pages, written by the build',
  'src/core/kit/map/parsePastedPoint.ts': 'a pattern of constants',
  'src/core/registry/routeTable.ts': 'addresses of pages, of letters, digits and dashes (ROUTE in parsePlugin.ts)',
  'src/dataProvider/lists/parseListUrl.ts': 'a constant address',
  'src/testing/check/checkPlugin.ts': 'names of the plugin that is tested, by its author',
};

describe('the repository', () => {
  const files = ['contract', 'src', 'server'].flatMap(sourcesIn);

  it('has source files in all three trees', () => {
    for (const tree of ['contract/', 'src/', 'server/']) expect(files.some((file) => file.startsWith(tree))).toBe(true);
  });

  it(
    'imports only what .dependency-cruiser.mjs allows, and has sections that declare the sections they require, without a cycle',
    async () => {
      const { violations, modules } = await cruise(ROOT);
      expect(violations).toEqual([]);
      const needed = new Map<string, Set<string>>();
      for (const { source, dependencies } of modules) {
        const section = sectionOf(source);
        if (section === undefined) continue;
        const others = dependencies.flatMap(({ resolved }) => sectionOf(resolved) ?? []);
        needed.set(section, new Set([...(needed.get(section) ?? []), ...others.filter((other) => other !== section)]));
      }
      expect(needed.size).toBeGreaterThan(5);
      const undeclared = [...needed].flatMap(([section, others]) => {
        const half = join(ROOT, 'src/plugins', section, 'server/index.ts');
        const source = existsSync(half) ? readFileSync(half, 'utf8') : undefined;
        return undeclaredSections(source, [...others]).map((other) => `${section} needs ${other}`);
      });
      expect(undeclared).toEqual([]);
      expect(findCircles(new Map([...needed].map(([section, others]) => [section, [...others]])))).toEqual([]);
    },
    CRUISE_MS,
  );

  it('imports no computed module, which no rule could check, except foreign code', () => {
    const computed = /\bimport\((?!['"]|\/\* @vite-ignore)/;
    // Evaluates a plugin's module in a separate thread.
    expect(files.filter((file) => computed.test(codeOf(file)))).toEqual([
      'server/runtimePlugins/browserModuleThread.ts',
    ]);
  });

  it('finds modules by pattern only within the folder of the file or its section, except the lists of sections', () => {
    const outside = files.filter((file) => {
      const own = /^src\/plugins\/\w+\//.exec(file)?.[0] ?? `${dirname(file)}/`;
      const patterns = [...codeOf(file).matchAll(/import\.meta\.glob[^(]*\((\[[^\]]*\]|'[^']*')/g)].flatMap(
        ([, given = '']) =>
          [...given.matchAll(/'([^']*)'/g)].map(([, pattern = '']) => posix.join(dirname(file), pattern)),
      );
      return patterns.some((pattern) => !pattern.startsWith(own));
    });
    expect(outside.sort()).toEqual([
      'server/builtinConsoles.ts',
      'server/demo/sections.ts',
      'server/sections.ts',
      'src/boot/loadTexts.ts',
      'src/boot/resolveConsole.ts',
    ]);
  });

  it('does not convert values of rows or records in server modules, because the entity or table declares the type', () => {
    const conversion = /\b(?:Number|String)\((?:row|record|before|after|report|file|visit|elder|device)\??\.\w+\)/;
    const converting = files
      .filter((file) => /^src\/plugins\/\w+\/server\//.test(file))
      .filter((file) => conversion.test(readFileSync(join(ROOT, file), 'utf8')));
    expect(converting).toEqual([]);
  });

  it('runs no regular expression written by an outsider', () => {
    const making = files.filter((file) => findMadeExpressions(file, readFileSync(join(ROOT, file), 'utf8')).length > 0);
    expect(making.sort()).toEqual(Object.keys(MADE_EXPRESSIONS).sort());
  });

  it('has an error listener on every emitter, so that no other program can end the process', () => {
    const emitters =
      /\bnew Worker\(|\b(?:fork|spawn|createSocket|createTransport)\(|\.hijack\(\)|\bnew (?:ZipFile|pg\.Pool)\(|extends pg\.Client/;
    const server = files.filter((file) => file.includes('server/'));
    const making = server.filter((file) => emitters.test(readFileSync(join(ROOT, file), 'utf8')));
    expect(making.length).toBeGreaterThan(4);
    const deaf = making.filter((file) => !/\.on\(\s*'error'/.test(readFileSync(join(ROOT, file), 'utf8')));
    expect(deaf).toEqual([]);
  });

  it('opens connections to PostgreSQL in one place, with an error listener for their whole lifetime', () => {
    const opening = files.filter((file) => /\bnew pg\.(?:Client|Pool)\(/.test(readFileSync(join(ROOT, file), 'utf8')));
    expect(opening).toEqual(['server/db/postgres/PostgresPool.ts']);
  });
});

describe('findMadeExpressions', () => {
  it.each(['new RegExp(given)', 'RegExp(given)', 'new globalThis.RegExp(given)', "text.match('^' + given)"])(
    'finds %s',
    (source) => expect(findMadeExpressions('src/boot/main.tsx', source)).toEqual([source]),
  );

  it.each(["new RegExp('a+')", '/a+/.test(given)', 'text.match(/a+/)', 'text.match(WORDS)'])('accepts %s', (source) =>
    expect(findMadeExpressions('src/boot/main.tsx', source)).toEqual([]),
  );
});

/** Imports that are allowed, by file and target. */
const ALLOWED: readonly [file: string, target: string][] = [
  ['src/core/http/index.ts', '../../../contract/envelope'],
  ['src/core/http/index.ts', '../log'],
  ['src/dataProvider/index.ts', '../core/http'],
  ['src/core/shell/Console.tsx', '../runtime/createHost'],
  ['src/core/kit/index.ts', '../plugin-api'],
  ['src/plugins/elderly/index.ts', '../../core/kit'],
  ['src/plugins/elderly/index.ts', '../../core/plugin-api/index'],
  ['src/plugins/elderly/people/PeopleList.tsx', '../entities/elderly'],
  ['src/plugins/service/board/BoardPage.tsx', '../../elderly/entities/elderly'],
  ['src/plugins/service/server/index.ts', '../../../../server/plugin-api'],
  ['server/http/apiRoutes.ts', '../operations/operations'],
  ['server/jobs/applyDueTransitions.ts', '../operations/transact'],
  ['src/plugins/service/server/index.ts', '../../elderly/server/public'],
  ['src/plugins/message/entities/notice.ts', '../../service/texts/shared/en.json'],
  ['src/boot/main.tsx', '../plugins/elderly'],
  ['server/app.ts', '../contract/permissions'],
  ['server/app.ts', 'fastify'],
  ['server/sections.ts', '../src/plugins/elderly/server/index.ts'],
  ['contract/validation/validation.ts', 'zod/mini'],
  ['harness/startProduct.ts', '../server/db/database'],
  ['bench/main.ts', '../harness/startProduct'],
  ['bench/main.ts', '../conformance/checks'],
  ['conformance/main.ts', '../contract/permissions'],
  ['scripts/simulate.ts', '../harness/startProduct'],
];
/** Imports that are forbidden, with words of the rule. */
const FORBIDDEN: readonly [file: string, target: string, rule: string][] = [
  ['contract/permissions.ts', '../src/boot/main', 'arrow'],
  ['contract/permissions.ts', '../src/plugins/system/entities/admin', 'arrow'],
  ['contract/permissions.ts', 'zod', 'only the validation'],
  ['contract/permissions.ts', 'react', 'zod only'],
  ['server/app.ts', '../src/core/http', 'arrow'],
  ['server/db/rows/repository.ts', '../../operations/context', 'arrow'],
  ['server/operations/changes/insert.ts', '../../http/apiRoutes', 'arrow'],
  ['src/plugins/service/server/index.ts', '../../../../server/db/repository', 'arrow'],
  ['server/auth/login.ts', '../../src/plugins/system/entities/admin', 'arrow'],
  ['server/auth/login.ts', '../demo/draw', 'arrow'],
  ['server/main.ts', './demo/demoForServer', 'only where it is needed'],
  ['server/app.ts', 'react', 'other side'],
  ['src/boot/main.tsx', '../../server/app', 'arrow'],
  ['src/boot/main.tsx', 'node:fs', 'other side'],
  ['src/core/storage/cookies.ts', '../log', 'arrow'],
  ['src/core/http/index.ts', '../../dataProvider', 'arrow'],
  ['src/dataProvider/index.ts', '../core/shell/Console', 'arrow'],
  ['src/core/registry/resolvePlugins.ts', '../runtime/createHost', 'arrow'],
  ['src/core/registry/resolvePlugins.ts', 'react', 'no package'],
  ['src/core/kit/index.ts', '../shell/Console', 'arrow'],
  ['src/core/kit/show/RecordHistory.tsx', '../../../plugins/system/entities/log', 'arrow'],
  ['src/core/shell/Console.tsx', '../../plugins/elderly', 'arrow'],
  ['src/plugins/elderly/index.ts', '../service', 'another section'],
  ['src/plugins/elderly/server/index.ts', '../../service/server/risk/runRisk', 'another section'],
  ['src/plugins/elderly/server/index.ts', '../demo/demoElderly', 'arrow'],
  ['src/plugins/visit/demo/index.ts', '../../elderly/demo/demoElderly', 'another section'],
  ['src/plugins/elderly/people/PeopleList.tsx', '../server/noServiced', 'arrow'],
  ['src/plugins/elderly/entities/elderly.ts', '../server/noServiced', 'arrow'],
  ['src/plugins/elderly/index.ts', '../../core/kit/list/EntityList', 'only the index'],
  ['src/plugins/elderly/index.ts', '../../core/http', 'arrow'],
  ['src/plugins/elderly/index.ts', '../../../tests/builders', 'outside'],
  ['src/core/shell/Console.tsx', '../../testing', 'arrow'],
  ['src/plugins/elderly/index.ts', '../../testing', 'arrow'],
  ['src/novelty/index.ts', '../core/http', 'no rule'],
  ['server/app.ts', '../harness/startProduct', 'outside'],
  ['harness/startProduct.ts', '../tests/builders', 'only tests'],
  ['harness/startProduct.ts', '../bench/report', 'neither bench nor'],
  ['harness/startProduct.ts', '../conformance/main', 'neither bench nor'],
  ['bench/main.ts', '../tests/builders', 'only tests'],
  ['conformance/main.ts', '../tests/builders', 'only tests'],
  ['scripts/simulate.ts', '../tests/builders', 'only tests'],
];

/** Imports of types, cycles of types and late cycles are allowed; the first cycle is not. */
const KINDS: Readonly<Record<string, string>> = {
  'src/core/registry/kinds.ts': "import type { ComponentType } from 'react';\nexport type A = ComponentType;",
  'contract/kinds/a.ts': "import './b';",
  'contract/kinds/b.ts': "import './a';",
  'contract/kinds/c.ts': "import type { D } from './d';\nexport type C = D;",
  'contract/kinds/d.ts': "import type { C } from './c';\nexport type D = C;",
  'contract/kinds/e.ts': "export const late = () => import('./f');",
  'contract/kinds/f.ts': "import './e';",
};

describe('.dependency-cruiser.mjs', () => {
  it('forbids and allows the imports of these tables', { timeout: CRUISE_MS }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'imports-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const write = (file: string, content: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content, { flag: 'a' });
    };
    for (const file of ['package.json', 'tsconfig.json']) write(file, readFileSync(join(ROOT, file), 'utf8'));
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    for (const [file, content] of Object.entries(KINDS)) write(file, content);
    for (const [file, target] of [...ALLOWED, ...FORBIDDEN]) {
      write(file, `import '${target}';\n`);
      if (target.startsWith('.')) write(fileOf(file, target), '');
    }
    const { violations } = await cruise(folder);
    const named = (file: string, target: string) => {
      const part = target.startsWith('.') ? fileOf(file, target) : target.replace('node:', '');
      return violations.filter(({ from, to }) => from === file && to.includes(part)).map(({ rule }) => rule);
    };
    const arrows = (rules: readonly string[]) => rules.filter((rule) => rule !== 'circle at run time');
    expect(ALLOWED.filter(([file, target]) => arrows(named(file, target)).length > 0)).toEqual([]);
    for (const [file, target, words] of FORBIDDEN)
      expect(named(file, target), `${file} imports ${target}`).toContainEqual(expect.stringContaining(words));
    const ofKinds = violations.filter(({ from }) => Object.hasOwn(KINDS, from));
    expect(ofKinds).toEqual([{ from: 'contract/kinds/a.ts', to: 'contract/kinds/b.ts', rule: 'circle at run time' }]);
  });
});

describe('undeclaredSections', () => {
  it.each([
    ["defineServerPlugin({ id: 'meal', requires: ['elderly'] })", ['visit']],
    ["defineServerPlugin({ id: 'meal' })", ['elderly', 'visit']],
    ['a section without a server module', []],
  ])('finds of %s which used sections it does not require', (source, found) => {
    const half = source.startsWith('define') ? source : undefined;
    expect(undeclaredSections(half, ['elderly', 'visit'])).toEqual(found);
  });
});

function sourcesIn(folder: string): string[] {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
}

describe('findCircles', () => {
  it('finds modules that reach one another, and those that import themselves', () => {
    const graph = { a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: ['e'] };
    expect(findCircles(new Map(Object.entries(graph))).map((circle) => circle.sort())).toEqual([
      ['e'],
      ['a', 'b', 'c'],
    ]);
  });

  it('finds none when modules only share one', () => {
    expect(findCircles(new Map(Object.entries({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })))).toEqual([]);
  });
});

/** Returns the folder of a section, or `undefined` outside of `src/plugins`. */
function sectionOf(path: string): string | undefined {
  return /^src\/plugins\/(\w+)(\/|$)/.exec(path)?.[1];
}

/** Returns the source of a file without lines of comments. */
function codeOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8').replace(/^\s*(\/\*\*|\*|\/\/).*$/gm, '');
}

/** Returns the file of a target: that of the repository, or a new one. */
function fileOf(importing: string, target: string): string {
  const path = posix.join(dirname(importing), target);
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`];
  return candidates.find((each) => /\.tsx?$/.test(each) && existsSync(join(ROOT, each))) ?? `${path}.ts`;
}

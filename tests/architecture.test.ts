import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkArrows, partOf, sectionOf } from './architecture/checkArrows';
import { findCircles } from './architecture/findCircles';
import { findMadeExpressions } from './architecture/findMadeExpressions';
import { readImports } from './architecture/readImports';
import { undeclaredSections } from './architecture/undeclaredSections';

const ROOT = join(import.meta.dirname, '..');

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

  it('imports only along the arrows of the architecture', () => {
    expect(files.flatMap((file) => checkArrows(file, readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
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

  it('has no import cycle at run time', () => {
    const known = new Set(files);
    const graph = new Map(
      files.map((file) => [
        file,
        readImports(file, readFileSync(join(ROOT, file), 'utf8')).flatMap(({ target, typeOnly, isLate }) => {
          if (typeOnly || isLate || !target.startsWith('.')) return [];
          const path = posix.join(posix.dirname(file), target);
          return [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].filter((candidate) => known.has(candidate));
        }),
      ]),
    );
    expect(findCircles(graph)).toEqual([]);
  });

  it('has sections whose server module declares the sections it requires, without a cycle', () => {
    const needed = new Map<string, Set<string>>();
    for (const file of files) {
      const section = sectionOf(file);
      if (!section) continue;
      const others = needed.get(section) ?? new Set();
      for (const { target } of readImports(file, readFileSync(join(ROOT, file), 'utf8'))) {
        const other = target.startsWith('.') && sectionOf(posix.join(posix.dirname(file), target));
        if (other && other !== section) others.add(other);
      }
      needed.set(section, others);
    }
    const undeclared = [...needed].flatMap(([section, others]) => {
      const half = join(ROOT, 'src/plugins', section, 'server/index.ts');
      const source = existsSync(half) ? readFileSync(half, 'utf8') : undefined;
      return undeclaredSections(source, [...others]).map((other) => `${section} needs ${other}`);
    });
    expect(undeclared).toEqual([]);
    expect(findCircles(new Map([...needed].map(([section, others]) => [section, [...others]])))).toEqual([]);
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

  it('declares every package it imports', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const undeclared = files.flatMap((file) => {
      // Packages used only by tests are not in the product.
      const declared = partOf(file) === 'testing' ? { ...dependencies, ...devDependencies } : dependencies;
      return readImports(file, readFileSync(join(ROOT, file), 'utf8'))
        .filter(({ target }) => !/^(\.|node:)/.test(target) && !(packageName(target) in declared))
        .map(({ target }) => `${file} imports '${target}'`);
    });
    expect(undeclared).toEqual([]);
  });
});

describe('readImports', () => {
  it.each([
    ["import { a } from './a';", './a'],
    ["import './a';", './a'],
    ["import type { A } from './a';", './a'],
    ["export { a } from './a';", './a'],
    ["export type { A } from './a';", './a'],
    ["export * from './a';", './a'],
    ["const a = () => import('./a');", './a'],
    ["let a: import('./a').A;", './a'],
    ["const a = import.meta.glob('./*/a.ts');", './*/a.ts'],
    ["const a = import.meta.glob(['./a.ts', './b.ts']);", './b.ts'],
  ])('finds %s', (source, target) => {
    expect(readImports('src/main.tsx', source).map((found) => found.target)).toContain(target);
  });

  it.each([
    ["import type { A } from './a';", true],
    ["export type { A } from './a';", true],
    ["let a: import('./a').A;", true],
    ["import { a } from './a';", false],
    ["const a = () => import('./a');", false],
  ])('knows whether anything of %s is left at run time', (source, typeOnly) => {
    expect(readImports('src/main.tsx', source)).toEqual([
      { target: './a', typeOnly, isLate: source.includes('import(') },
    ]);
  });

  it('does not treat texts and comments as imports', () => {
    expect(readImports('src/main.tsx', `// import './a'\nconst text = "import './a'";`)).toEqual([]);
  });

  it('refuses an import whose target is computed', () => {
    expect(() => readImports('src/main.tsx', 'const a = (name: string) => import(name);')).toThrow('computed');
  });
});

describe('findMadeExpressions', () => {
  it.each(['new RegExp(given)', 'RegExp(given)', 'new globalThis.RegExp(given)', "text.match('^' + given)"])(
    'finds %s',
    (source) => expect(findMadeExpressions('src/main.tsx', source)).toEqual([source]),
  );

  it.each(["new RegExp('a+')", '/a+/.test(given)', 'text.match(/a+/)', 'text.match(WORDS)'])('accepts %s', (source) =>
    expect(findMadeExpressions('src/main.tsx', source)).toEqual([]),
  );
});

describe('checkArrows', () => {
  it.each([
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
    ['src/plugins/message/texts/entities/en.ts', '../../../service/texts/shared/en'],
    ['src/main.tsx', './plugins/elderly'],
    ['server/app.ts', '../contract/permissions'],
    ['server/app.ts', 'fastify'],
    ['server/sections.ts', '../src/plugins/elderly/server/index.ts'],
    ['contract/validation/validation.ts', 'zod/mini'],
  ])('lets %s import %s', (path, target) => {
    expect(checkArrows(path, `import '${target}';`)).toEqual([]);
  });

  it.each([
    ['contract/permissions.ts', '../src/main', 'arrow not allowed'],
    ['contract/permissions.ts', '../src/plugins/system/entities/admin', 'arrow not allowed'],
    ['contract/permissions.ts', 'zod', 'only the validation'],
    ['contract/permissions.ts', 'react', 'zod only'],
    ['server/app.ts', '../src/core/http', 'arrow not allowed'],
    ['server/db/rows/repository.ts', '../../operations/context', 'arrow not allowed'],
    ['server/operations/changes/insert.ts', '../../http/apiRoutes', 'arrow not allowed'],
    ['src/plugins/service/server/index.ts', '../../../../server/db/repository', 'arrow not allowed'],
    ['server/auth/login.ts', '../../src/plugins/system/entities/admin', 'arrow not allowed'],
    ['server/auth/login.ts', '../demo/draw', 'arrow not allowed'],
    ['server/main.ts', './demo/demoForServer', 'only where it is needed'],
    ['server/app.ts', 'react', 'other side'],
    ['src/main.tsx', '../server/app', 'arrow not allowed'],
    ['src/main.tsx', 'node:fs', 'other side'],
    ['src/core/storage/cookies.ts', '../log', 'arrow not allowed'],
    ['src/core/http/index.ts', '../../dataProvider', 'arrow not allowed'],
    ['src/dataProvider/index.ts', '../core/shell/Console', 'arrow not allowed'],
    ['src/core/registry/resolvePlugins.ts', '../runtime/createHost', 'arrow not allowed'],
    ['src/core/registry/resolvePlugins.ts', 'react', 'no package'],
    ['src/core/kit/index.ts', '../shell/Console', 'arrow not allowed'],
    ['src/core/kit/show/RecordHistory.tsx', '../../../plugins/system/entities/log', 'arrow not allowed'],
    ['src/core/shell/Console.tsx', '../../plugins/elderly', 'arrow not allowed'],
    ['src/plugins/elderly/index.ts', '../service', 'another section'],
    ['src/plugins/elderly/server/index.ts', '../../service/server/risk/runRisk', 'another section'],
    ['src/plugins/elderly/server/index.ts', '../demo/demoElderly', 'arrow not allowed'],
    ['src/plugins/visit/demo/index.ts', '../../elderly/demo/demoElderly', 'another section is reached'],
    ['src/plugins/elderly/people/PeopleList.tsx', '../server/noServiced', 'arrow not allowed'],
    ['src/plugins/elderly/entities/elderly.ts', '../server/noServiced', 'arrow not allowed'],
    ['src/plugins/elderly/index.ts', '../../core/kit/list/EntityList', 'only the index'],
    ['src/plugins/elderly/index.ts', '../../core/http', 'arrow not allowed'],
    ['src/plugins/elderly/index.ts', '../../../tests/builders', 'outside'],
    ['src/core/shell/Console.tsx', '../../testing', 'arrow not allowed'],
    ['src/plugins/elderly/index.ts', '../../testing', 'arrow not allowed'],
    ['src/novelty/index.ts', '../core/http', 'no rule'],
  ])('stops %s from importing %s', (path, target, reason) => {
    expect(checkArrows(path, `import '${target}';`)).toEqual([expect.stringContaining(reason)]);
  });

  it('lets the registry import React types, because nothing of them is left at run time', () => {
    expect(checkArrows('src/core/registry/routeTable.ts', "import type { ComponentType } from 'react';")).toEqual([]);
  });

  it('does not treat an unknown part as one without rules', () => {
    expect(partOf('src/novelty/index.ts')).toBe('novelty');
    expect(partOf('tests/unit/x.test.ts')).toBeUndefined();
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

/** Returns the package of an import: `@mui/material/Box` comes from `@mui/material`. */
function packageName(target: string): string {
  return target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');
}

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { migrateSource } from '../../../scripts/migratePlugin/migrateSource.mjs';
import renames from '../../../scripts/migratePlugin/renames.json';

/** The section that the scaffolder of plugin API 1 wrote, each file with `.txt` at its end. */
const FORMER = 'tests/fixtures/pluginApi1';
const former = readdirSync(FORMER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.txt'))
  .map((name) => relative('.', name).slice(0, -'.txt'.length));

/** The files whose exports are the public names of a package. */
const DOORS = {
  '@console/plugin-api': 'src/core/plugin-api/index.ts',
  '@console/kit': 'src/core/kit/index.ts',
  '@console/server-plugin-api': 'server/plugin-api/index.ts',
  '@console/plugin-testing': 'src/testing/index.ts',
};

/** What a section with texts in JSON needs in addition. */
const PROBLEM_CODES = /\/\/ Adds the codes.*\nexport type \{\} from '..\/texts\/problems\/problemCodes';\n\n/;

const migrated = (source: string) => migrateSource(source, 'plugin.ts').code;

/** The source with its imports in a fixed order, because a formatter sorts them. */
const sorted = (source: string) =>
  source.replace(/\{([^}]*)\} from/g, (_, names: string) => {
    const list = names.split(',').map((name) => name.trim());
    return `{ ${list.sort().join(', ')} } from`;
  });

describe('migrate-plugin', () => {
  it.each(former)('turns %s of plugin API 1 into what the scaffolder writes today', (name) => {
    const { code, notes } = migrateSource(readFileSync(join(FORMER, `${name}.txt`), 'utf8'), name);
    // A plugin keeps its texts in TypeScript, which declare their problem codes; today's scaffolder writes JSON.
    const written = readFileSync(join('templates', name), 'utf8')
      .replaceAll("/*.json'", "/*.ts'")
      .replace(PROBLEM_CODES, '');
    expect(sorted(code)).toBe(sorted(written));
    expect(notes).toEqual([]);
  });

  it.each(former)('changes nothing in %s a second time', (name) => {
    const { code } = migrateSource(readFileSync(join(FORMER, `${name}.txt`), 'utf8'), name);
    expect(migrateSource(code, name).code).toBe(code);
  });

  it.each(Object.entries(renames.options))('renames the option %s to %s in definitions only', (before, after) => {
    const source = (name: string) =>
      `import { defineEntity } from '@console/contract/defineEntity';\ndefineEntity({ ${name}: 1 });\nconst own = { ${before}: 2 };\n`;
    expect(migrated(source(before))).toBe(source(after));
  });

  it.each(
    Object.entries(renames.packages).flatMap(([from, names]) =>
      Object.entries(names).map(([before, after]) => [from, before, after] as const),
    ),
  )('renames the import %s: %s to %s with its uses', (from, before, after) => {
    const source = (name: string) =>
      `import { ${name} } from '${from}';\nexport const used = [${name}, { key: ${name} }];\n`;
    expect(migrated(source(before))).toBe(source(after));
  });

  it.each(Object.entries(DOORS))('renames imports of %s only to names that it exports', (from, door) => {
    const exported = new Set(
      [...readFileSync(door, 'utf8').matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, names = '']) =>
        names.split(',').map((name) => name.trim().replace(/^type |^\w+ as /g, '')),
      ),
    );
    const renamed = Object.values(renames.packages[from as keyof typeof DOORS]);
    expect(renamed.length).toBeGreaterThan(0);
    expect(renamed.filter((name) => !exported.has(name))).toEqual([]);
  });

  it('replaces set: "server" by readOnly', () => {
    const source = "import { text } from '@console/contract/fields';\ntext({ max: 3, set: 'server' });\n";
    expect(migrated(source)).toContain('text({ max: 3, readOnly: true })');
  });

  it('keeps a name that the file declares again as an alias, and reports it', () => {
    const source =
      "import { ownCall } from '@console/server-plugin-api';\nconst used = ownCall;\nfunction run(ownCall) { return ownCall; }\n";
    const { code, notes } = migrateSource(source, 'plugin.ts');
    expect(code).toBe(source.replace('{ ownCall }', '{ systemCall as ownCall }'));
    expect(notes.map(({ text }) => text)).toEqual(['ownCall is systemCall now, and this file declares ownCall too']);
  });

  it.each([
    ['a type', 'const all: readonly DatabaseKind[] = [];', 'const all: readonly SqlDialect[] = [];'],
    ['a key of a type', 'interface Own { DatabaseKind: DatabaseKind }', 'interface Own { DatabaseKind: SqlDialect }'],
    ['a member', 'own.DatabaseKind(DatabaseKind);', 'own.DatabaseKind(SqlDialect);'],
    ['a member of a class', 'class Own { DatabaseKind = DatabaseKind; }', 'class Own { DatabaseKind = SqlDialect; }'],
    [
      'a destructured name',
      'run(({ DatabaseKind }) => DatabaseKind);',
      'run(({ DatabaseKind: SqlDialect }) => SqlDialect);',
    ],
  ])('renames %s only where it is the import', (_, before, after) => {
    const source = (name: string, rest: string) => `import { ${name} } from '@console/server-plugin-api';\n${rest}\n`;
    expect(migrated(source('DatabaseKind', before))).toBe(source('SqlDialect', after));
  });

  it('renames an element, and no attribute of the same name', () => {
    const { code } = migrateSource(
      "import { ShownOnce } from '@console/kit';\nexport const page = <ShownOnce ShownOnce={1} />;\n",
      'page.tsx',
    );
    expect(code).toContain('<OneTimeSecret ShownOnce={1} />');
  });

  it.each([
    [
      "export { momentText } from '@console/contract/moment';",
      "export { toIsoMoment as momentText } from '@console/contract/moment';",
    ],
    ["export * from '@console/contract/amount';", "export * from '@console/contract/values/amount';"],
    ["const later = import('@console/contract/laterEntity');", "const later = import('@console/contract/lazyEntity');"],
    [
      "type Amount = import('@console/contract/amount').Amount;",
      "type Amount = import('@console/contract/values/amount').Amount;",
    ],
    [
      "import { move as step } from '@console/server-plugin-api';\nstep();",
      "import { applyTransition as step } from '@console/server-plugin-api';\nstep();",
    ],
  ])('rewrites %s', (before, after) => {
    expect(migrated(before)).toBe(after);
  });

  it('reports names that have left the public API', () => {
    const { notes } = migrateSource("import { login } from '@console/server-plugin-api';\n", 'plugin.ts');
    expect(notes).toEqual([{ line: 1, text: 'login is no part of the public API any more' }]);
  });

  it('leaves files alone that import nothing of the console', () => {
    const source = 'export const represent = { fixed: true };\n';
    expect(migrateSource(source, 'plugin.ts')).toEqual({ code: source, notes: [] });
  });

  it('reports a file that cannot be parsed', () => {
    expect(() => migrated("import '@console/kit';\nconst = ;")).toThrow('plugin.ts cannot be parsed');
  });
});

describe('npm run migrate-plugin', () => {
  const folder = mkdtempSync(join(tmpdir(), 'console-migrate-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const source = "import { ownCall } from '@console/server-plugin-api';\nexport const call = ownCall;\n";
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('node', ['scripts/migrate-plugin.mjs', ...args], { encoding: 'utf8' });
    return { status, stdout, stderr };
  };
  const write = () => {
    mkdirSync(join(folder, 'src'), { recursive: true });
    writeFileSync(join(folder, 'src/index.ts'), source);
    writeFileSync(join(folder, 'package.json'), '{ "devDependencies": { "@console/kit": "^1.1.0" } }\n');
  };
  const content = () => readFileSync(join(folder, 'src/index.ts'), 'utf8');

  it('updates the sources and the package.json of a folder, and only reports with --check', () => {
    write();
    expect(run(folder, '--check')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('would change src/index.ts'),
    });
    expect(content()).toBe(source);
    expect(run(folder)).toMatchObject({ status: 0, stderr: '' });
    expect(content()).toBe(source.replaceAll('ownCall', 'systemCall'));
    expect(readFileSync(join(folder, 'package.json'), 'utf8')).toContain('"@console/kit": "^2.0.0"');
  });

  it('changes nothing if one file cannot be parsed, and names it', () => {
    write();
    writeFileSync(join(folder, 'src/broken.ts'), "import '@console/kit';\nconst = ;");
    expect(run(folder)).toMatchObject({ status: 1, stderr: expect.stringContaining('broken.ts cannot be parsed') });
    expect(content()).toBe(source);
    rmSync(join(folder, 'src/broken.ts'));
  });

  it.each([[[]], [['nowhere']], [['--unknown']]])('ends with a sentence for the arguments %j', (args) => {
    const { status, stderr } = run(...args);
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

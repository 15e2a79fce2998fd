import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { USAGE } from '../../../conformance/readOptions';
import { backup } from '../../../server/commands/backup';
import { checkUpgrade } from '../../../server/commands/checkUpgrade';
import { restore } from '../../../server/commands/restore';
import { rotateKeys } from '../../../server/commands/rotateKeys';
import { verifyBackup } from '../../../server/commands/verifyBackup';
import { fileChecksum } from '../../../server/runtimePlugins/folderFiles';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const work = mkdtempSync(join(tmpdir(), 'console-commands-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'templates/remote/README.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** A command in a document: the program with its subcommand, and its arguments. */
interface Command {
  name: string;
  given: string;
  document: string;
}

/** Returns the lines of shell samples, and the `code` that begins with npm or node. */
function commandsIn(document: string): Command[] {
  const text = read(document);
  const blocks = [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)].flatMap(([, code = '']) => code.split('\n'));
  const spans = [...text.matchAll(/`((?:npm|node) [^`\n]+)`/g)].map(([, code = '']) => code);
  return [...blocks, ...spans]
    .flatMap((line) => line.replace(/(^|\s)#.*$/, '').split('&&'))
    .map((line) => line.trim().replace(/^(?:[A-Z_]+=\S+ +)+/, ''))
    .filter((line) => line !== '')
    .map((line) => {
      const [name = line] = /^(?:npm run (?:--silent )?[\w:-]+|npm \w+|node scripts\/[\w.-]+|\S+)/.exec(line) ?? [];
      return { name: name.replace('--silent ', ''), given: line.slice(name.length).trim(), document };
    });
}
const commands = documents.flatMap(commandsIn);

/** The file that runs a command (a test, or the setup of every test run), and the words in it that prove it. */
type RunBy = readonly [file: string, words: string];
const PLUGIN: RunBy = ['harness/remotePlugin.ts', 'scripts[name]'];
const CHECKS: RunBy = ['scripts/test.mjs', "check('types'"];
const RUN_BY: Readonly<Record<string, RunBy | 'here'>> = {
  cd: 'here',
  mkdir: 'here',
  cp: ['tests/e2e/support/installPlugin.ts', 'cpSync(dist, own'],
  'npm ci': 'here',
  'npm install': ['harness/remotePlugin.ts', 'As npm would'],
  'npm start': ['tests/e2e/operator.test.ts', "spawn('npm', ['start']"],
  'npm test': 'here',
  'npm run test:unit': 'here',
  'npm run test:changed': ['tests/unit/scripts/changedTests.test.ts', 'testsOf'],
  'npm run dev': ['tests/unit/scripts/dev.test.ts', 'scripts/dev.mjs'],
  'npm run build': ['tests/e2e/newSection.test.ts', 'scripts/build.mjs'],
  'npm run check': CHECKS,
  'npm run lint': CHECKS,
  'npm run typecheck': CHECKS,
  'npm run prose': ['scripts/test.mjs', "check('prose'"],
  'npm run hooks': 'here',
  'npm run texts': ['tests/unit/scripts/texts.test.ts', 'texts.mjs'],
  'npm run docs': ['tests/unit/docs/site.test.ts', "'docs'], { cwd"],
  'npm run bench': 'here',
  'npm run simulate': ['tests/unit/scripts/simulate.test.ts', "'simulate', ...args"],
  'npm run advisories': ['tests/unit/scripts/advisories.test.ts', 'readReport'],
  'npm run backup': ['tests/e2e/operator.test.ts', '`backup -- --to'],
  'npm run verify-backup': ['tests/e2e/operator.test.ts', '`verify-backup -- $'],
  'npm run restore': ['tests/e2e/operator.test.ts', '`restore -- --from'],
  'npm run check-upgrade': ['tests/e2e/operator.test.ts', '`check-upgrade -- --from'],
  'npm run rotate-keys': ['tests/e2e/operator.test.ts', "'rotate-keys'"],
  'npm run verify-log': ['tests/e2e/operator.test.ts', "'verify-log'"],
  'npm run drill': ['tests/e2e/databaseDrill.test.ts', 'drill(1)'],
  'npm run conformance': ['tests/unit/conformance/commandLine.test.ts', 'conformance/main.ts'],
  'npm run pack:packages': ['harness/remotePlugin.ts', 'scripts/pack-packages.mjs'],
  'npm run new:plugin': ['tests/e2e/newSection.test.ts', 'scripts/new-plugin.mjs'],
  'npm run migrate-plugin': ['tests/unit/scripts/migratePlugin.test.ts', 'scripts/migrate-plugin.mjs'],
  'npm run plugin-checksum': 'here',
  'node scripts/ensure-browser.mjs': ['tests/unit/scripts/ensureBrowser.test.ts', 'ensureBrowser(machine'],
  'node scripts/run.mjs': ['tests/server/db/upgrade.test.ts', 'upgradeFixture/dumpDatabase'],
  'npm run axe': 'here',
  'node scripts/take-pictures.mjs': 'here',
};
/** A plugin's own scripts have the same names as some of this repository. */
const isOfPlugin = ({ document }: Command) => /plugin-tutorial|templates/.test(document);
const PLUGIN_SCRIPTS = ['npm run check', 'npm test', 'npm run build'];

describe('the commands of the documents', () => {
  it('are each run by a test', () => {
    expect(commands.length).toBeGreaterThan(60);
    const unknown = commands.filter(({ name }) => !Object.hasOwn(RUN_BY, name));
    expect(unknown).toEqual([]);
  });

  it('include every command of the table', () => {
    const named = new Set(commands.map(({ name }) => name));
    expect(Object.keys(RUN_BY).filter((name) => !named.has(name))).toEqual([]);
  });

  it.each(Object.keys(RUN_BY))('%s is run in the file named by the table', (name) => {
    const by = RUN_BY[name];
    const own = commands.filter((command) => command.name === name);
    const isScript = own.some((command) => isOfPlugin(command) && PLUGIN_SCRIPTS.includes(name));
    const all = [...(by === undefined || by === 'here' ? [] : [by]), ...(isScript ? [PLUGIN] : [])];
    for (const [file, words] of all) expect(read(file)).toContain(words);
  });

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['backup', backup.flags],
    ['restore', restore.flags],
    ['verify-backup', verifyBackup.flags],
    ['check-upgrade', checkUpgrade.flags],
    ['rotate-keys', rotateKeys.flags],
    ['conformance', Object.fromEntries([...USAGE.matchAll(/--([a-z]+)/g)].map(([, flag]) => [flag, true]))],
    ['new:plugin', { remote: true, names: true, entity: true, packages: true }],
  ])('npm run %s has only documented flags that exist', (name, flags) => {
    // Tables may hold cron lines too.
    const calls = new RegExp(`npm run (?:--silent )?${name} -- ([^\`\\n]*)`, 'g');
    const given = documents.flatMap((document) => [...read(document).matchAll(calls)].map(([, args = '']) => args));
    const named = given.flatMap((text) => [...text.matchAll(/--([a-z][a-z-]*)/g)].map(([, flag = '']) => flag));
    if (Object.keys(flags).length > 0) expect(given.length).toBeGreaterThan(0);
    expect(named.filter((flag) => flag !== 'help' && !Object.hasOwn(flags, flag))).toEqual([]);
  });
});

/** Runs a Node program in a folder; returns the exit code and all output. */
async function node(cwd: string, ...args: string[]): Promise<{ code: unknown; said: string }> {
  const env = { ...process.env, VITEST: undefined, NODE_ENV: undefined };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd, env });
    return { code: 0, said: stdout + stderr };
  } catch (failure) {
    const { code, stdout, stderr } = failure as { code: unknown; stdout: string; stderr: string };
    return { code, said: stdout + stderr };
  }
}

describe('commands that are run here', () => {
  it('npm ci: the lock file matches package.json', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json'));
    expect(JSON.parse(read('package-lock.json')).packages['']).toMatchObject({ dependencies, devDependencies });
  });

  it('npm test and npm run test:… run one file of one kind and report the result', async () => {
    const { scripts } = JSON.parse(read('package.json'));
    const kinds = ['unit', 'component', 'server', 'e2e'];
    for (const kind of kinds) expect(scripts[`test:${kind}`]).toBe(`node scripts/test.mjs ${kind}`);
    expect(scripts.test).toBe('node scripts/test.mjs');
    const { code, said } = await node(ROOT, 'scripts/test.mjs', 'unit', 'tests/unit/scripts/advisories.test.ts');
    expect(code, said).toBe(0);
    expect(said).toMatch(/\n[1-9]\d* passed, 0 failed\n$/);
  });

  it('npm run hooks installs the hook in the current repository', async () => {
    execFileSync('git', ['init', '--quiet', work]);
    expect((await node(work, join(ROOT, 'scripts/install-hooks.mjs'))).code).toBe(0);
    expect(readFileSync(join(work, '.git/hooks/pre-commit'), 'utf8')).toContain('npm run --silent check');
  });

  it('npm run bench reports an unknown bench', async () => {
    const { code, said } = await node(ROOT, 'scripts/run.mjs', 'bench/main.ts', 'nothing');
    expect(code).not.toBe(0);
    expect(said).toContain('no bench is called nothing');
  });

  it('npm run bench has each bench that the documents name', () => {
    const files = readdirSync(join(ROOT, 'bench')).filter((name) => name.endsWith('.bench.ts'));
    const names = commands.filter(({ name }) => name === 'npm run bench').map(({ given }) => given);
    expect(names.filter((given) => given !== '' && !files.some((file) => file.includes(given)))).toEqual([]);
  });

  it('npm run plugin-checksum prints the checksum of a file', async () => {
    const file = join(work, 'index.js');
    writeFileSync(file, 'export default {};');
    const { said } = await node(ROOT, 'scripts/plugin-checksum.mjs', file);
    expect(said.trim()).toBe(await fileChecksum(file));
  });

  it('npm run axe reports its missing arguments', async () => {
    expect((await node(ROOT, 'scripts/run.mjs', 'scripts/axe.ts')).said).toContain('<address> <password of admin>');
  });

  it('node scripts/take-pictures.mjs reports its missing arguments', async () => {
    expect((await node(ROOT, 'scripts/take-pictures.mjs')).said).toContain('<address> <password of admin>');
  });
});

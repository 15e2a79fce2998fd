import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '..');
const NEW_PLUGIN = ['fall-alarm', '--remote', '--names', '跌倒报警,跌倒警報,Fall alarms,転倒アラーム'];
const PROGRAMS: Readonly<Record<string, string>> = {
  tsc: 'node_modules/@typescript/native/bin/tsc',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
};

/** The result of a build: the folder for the operator, and the lines for `console.config.json` that it printed. */
export interface BuiltPlugin {
  dist: string;
  config: { plugins: Record<string, { url: string; integrity: string; server: string }> };
}

/** A plugin outside of the repository, created by the commands of docs/plugin-tutorial.md. */
export interface RemotePlugin {
  folder: string;
  /** The commands that were run, as the tutorial writes them. */
  commands: readonly string[];
  /** Runs a script of its package.json; returns its output. */
  script: (name: 'check' | 'test' | 'build') => Promise<string>;
  /** Builds the current state; later builds do not change the result. */
  build: () => Promise<BuiltPlugin>;
  /** Changes a file; fails when there is nothing to change. */
  edit: (file: string, from: string, to: string) => void;
  /** Writes it again into its existing folder. */
  writeAgain: () => Promise<string>;
  remove: () => void;
}

/** Packs the packages and creates the plugin, with what npm would install taken from this machine. */
export async function newRemotePlugin(): Promise<RemotePlugin> {
  const work = mkdtempSync(join(tmpdir(), 'console-remote-'));
  const folder = join(work, 'fall-alarm');
  const packages = join(work, 'packages');
  const [id = '', ...options] = NEW_PLUGIN;
  const write = () => node(ROOT, 'scripts/new-plugin.mjs', id, folder, ...options, '--packages', packages);
  const commands = ['npm run pack:packages', 'npm run new:plugin -- fall-alarm'];
  await node(ROOT, 'scripts/pack-packages.mjs', packages);
  await write();
  await install(folder, packages);

  const script: RemotePlugin['script'] = async (name) => {
    commands.push(name === 'test' ? 'npm test' : `npm run ${name}`);
    const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const printed: string[] = [];
    for (const command of String(scripts[name]).split(' && ')) {
      const [program = '', ...rest] = command.split(' ');
      const start = program === 'node' ? [] : [PROGRAMS[program] ?? program];
      printed.push(await node(folder, ...start, ...rest));
    }
    return printed.join('\n');
  };
  let builds = 0;
  return {
    folder,
    commands,
    script,
    build: async () => {
      const printed = await script('build');
      builds += 1;
      const dist = join(work, `dist-${builds}`);
      cpSync(join(folder, 'dist'), dist, { recursive: true });
      return { dist, config: JSON.parse(printed.slice(printed.indexOf('\n{\n'))) };
    },
    edit: (file, from, to) => {
      const text = readFileSync(join(folder, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
      writeFileSync(join(folder, file), text.replace(from, to));
    },
    writeAgain: write,
    remove: () => rmSync(work, { recursive: true, force: true }),
  };
}

/** As npm would, from what is on this machine already. */
async function install(folder: string, packages: string): Promise<void> {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@console'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((each) => !each.startsWith('.vite'))) {
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  for (const file of readdirSync(packages)) {
    const [, name = ''] = /^console-(.*)-\d+\.\d+\.\d+\.tgz$/.exec(file) ?? [];
    mkdirSync(join(modules, '@console', name));
    const into = ['--strip-components=1', '-C', join(modules, '@console', name)];
    await promisify(execFile)('tar', ['xzf', join(packages, file), ...into]);
  }
}

/** Runs a Node program as npm does; returns its output. */
async function node(cwd: string, ...command: string[]): Promise<string> {
  try {
    const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined };
    const { stdout } = await promisify(execFile)(process.execPath, command, { cwd, env, maxBuffer: 2 ** 26 });
    return stdout;
  } catch (failure) {
    const { stdout, stderr } = failure as { stdout: string; stderr: string };
    throw new Error(stdout + stderr);
  }
}

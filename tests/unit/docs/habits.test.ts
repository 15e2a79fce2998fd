import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PLUGIN_API_VERSION } from '../../../contract/plugin/engines';
import { SERVER_PLUGIN_API_VERSION } from '../../../server/plugins/ServerPlugin';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const DEFAULT = read('.nvmrc').trim();
const OLDEST = /^>=([\d.]+)$/.exec(JSON.parse(read('package.json')).engines.node)?.[1] ?? '';
const workflow = read('.github/workflows/ci.yml');
const versions = [...(/node: \[(.*)\]/.exec(workflow)?.[1] ?? '').matchAll(/'([\d.]+)'/g)].map(
  ([, version]) => version,
);

describe('the supported versions of Node.js', () => {
  it('are all tested by CI, from the oldest one that package.json accepts, by the script of every checkout', () => {
    expect(versions).toEqual([OLDEST, DEFAULT, '24']);
    expect(workflow).toContain('run: bash .ci/run');
  });

  it.each(['README.md', 'CONTRIBUTING.md', 'docs/operating.md', 'docs/plugin-tutorial.md'])(
    'are named by %s, the default first',
    (document) => {
      const sentence = /You need Node\.js (\d+)[^.]*?.{0,40}?([\d.]+\d)\s+and (\d+) work too/s.exec(read(document));
      expect(sentence?.slice(1)).toEqual([DEFAULT, OLDEST, '24']);
    },
  );

  it('have the default in the development container', () => {
    expect(read('.devcontainer/Dockerfile')).toContain(`FROM node:${DEFAULT}-`);
  });
});

it('the development container and the editor recommend the same extensions', () => {
  const container = JSON.parse(read('.devcontainer/devcontainer.json'));
  const { recommendations } = JSON.parse(read('.vscode/extensions.json'));
  expect(container.customizations.vscode.extensions).toEqual(recommendations);
});

describe('versions', () => {
  it('are the same in package.json and at the top of the changelog', () => {
    const [, newest] = /^# Changelog\n\n## ([\d.]+)\n/.exec(read('CHANGELOG.md')) ?? [];
    expect(newest).toBe(JSON.parse(read('package.json')).version);
  });

  it('of the packages for plugins are those that the console and the server check', () => {
    const packages = readdirSync(join(ROOT, 'packages')).map((name) =>
      JSON.parse(read(`packages/${name}/package.json`)),
    );
    expect(packages.length).toBeGreaterThan(3);
    for (const { version } of packages)
      expect([PLUGIN_API_VERSION, SERVER_PLUGIN_API_VERSION]).toEqual([version, version]);
  });
});

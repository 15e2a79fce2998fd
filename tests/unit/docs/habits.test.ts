import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

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

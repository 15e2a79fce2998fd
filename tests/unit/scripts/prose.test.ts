import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phrases } from '../../../scripts/prose/phrases.mjs';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'console-prose-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [unlessTold, whoever, serverHalf] = ['unless told', 'whoever', 'server half'];
const CODE = `/**
 * Five ${unlessTold.replace(' ', '\n * ')}. \`${whoever}\` is code, and so is {@link ${whoever}}.
 */
export const text = '${serverHalf}, behaviour';
it.each([['${whoever}']])('reports %s to ${whoever}', () => undefined);
it.each\`a\`('reads a tagged ${unlessTold}', () => undefined);
export const flags = { keep: { help: '${whoever} keeps it', note: '${whoever}' } };
throw new OperatorError('${unlessTold} where');
// A wearer's hypnogram in camelCasedNaems and 中文、日本語: the behaviour is flawless.
`;
const PAGE = `# Page

A ${serverHalf} of a plugin. \`${whoever}\` is a name.

\`\`\`sh
${whoever}
\`\`\`

A speling mistake.
`;
/** All phrases in one file, one a line. */
const ALL = phrases.map(([phrase]) => `- The ${phrase} here`).join('\n');

/** Returns the reported lines: file, line, and the word. */
function report(): string[] {
  const options = ['lint', '--no-progress', '--no-summary', '--quiet', '--config', join(ROOT, 'cspell.config.mjs')];
  try {
    execFileSync(process.execPath, [join(ROOT, 'node_modules/cspell/bin.mjs'), ...options, '--root', folder, '**'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return [];
  } catch (failure) {
    const { stdout } = failure as { stdout: string };
    return [...stdout.matchAll(/^(\S+?):(\d+):\d+ - \w+ word \(([^)]+)\)/gm)].map(
      ([, file, line, word]) => `${file}:${line} ${word}`,
    );
  }
}

let found: string[] = [];
beforeAll(() => {
  writeFileSync(join(folder, 'code.ts'), CODE);
  writeFileSync(join(folder, 'page.md'), PAGE);
  writeFileSync(join(folder, 'phrases.md'), ALL);
  found = report();
});

const inFile = (name: string) => found.filter((line) => line.startsWith(`${name}:`));

describe('npm run prose', () => {
  it('fails on banned phrases and unknown words in comments, test titles and texts of commands, and ignores code', () => {
    expect(inFile('code.ts')).toEqual([
      'code.ts:2 unless-told',
      'code.ts:3 told',
      'code.ts:6 whoever',
      'code.ts:7 unless-told',
      'code.ts:7 told',
      'code.ts:8 whoever',
      'code.ts:9 unless-told',
      'code.ts:9 told',
      'code.ts:10 behaviour',
    ]);
  });

  it('fails on banned phrases and unknown words in documents, and ignores samples and code spans', () => {
    expect(inFile('page.md')).toEqual(['page.md:3 server-half', 'page.md:9 speling']);
  });

  it('fails on each banned phrase', () => {
    const lines = new Set(inFile('phrases.md').map((line) => Number(/:(\d+)/.exec(line)?.[1])));
    expect(phrases.filter((_, index) => !lines.has(index + 1))).toEqual([]);
  });
});

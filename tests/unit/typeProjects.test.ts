import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const TSC = join(ROOT, 'node_modules/@typescript/native/bin/tsc');

/** What each project may know of its environment. */
const projects = [
  { project: 'shared', hasDom: false, hasNode: false },
  { project: 'browser', hasDom: true, hasNode: false },
  { project: 'server', hasDom: false, hasNode: true },
];

describe.each(projects)('type checks of the $project code', ({ project, hasDom, hasNode }) => {
  it(`${hasDom ? 'load' : 'do not load'} the types of browsers and ${hasNode ? 'load' : 'do not load'} those of Node.js`, async () => {
    const { output } = await tsc('-p', `tsconfig.${project}.json`, '--listFilesOnly');
    const files = output.split('\n');
    expect(files.length).toBeGreaterThan(100);
    expect(files.some((file) => /\/lib\.dom\.d\.ts$/.test(file))).toBe(hasDom);
    expect(files.some((file) => file.includes('/@types/node/'))).toBe(hasNode);
  });

  it('refuse code that uses the other side, also in a new file', async () => {
    expect(await compiles(project, 'export const title = () => document.title;\n')).toBe(hasDom);
    expect(await compiles(project, "export const home = () => process.env.HOME ?? '';\n")).toBe(hasNode);
    expect(await compiles(project, "import { sep } from 'node:path';\nexport const separator = sep;\n")).toBe(hasNode);
    expect(await compiles(project, 'export const sum = (first: number, second: number) => first + second;\n')).toBe(
      true,
    );
  });
});

/** Returns whether a file compiles with the options of a project. */
async function compiles(project: string, code: string): Promise<boolean> {
  // Below the packages, so that the types which the options name are found.
  const cache = join(ROOT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'probe-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'probe.ts'), code);
  const own = join(folder, 'tsconfig.json');
  const compilerOptions = { composite: false, incremental: false, emitDeclarationOnly: false, noEmit: true };
  const base = { extends: join(ROOT, `tsconfig.${project}.json`), compilerOptions, references: [] };
  writeFileSync(own, JSON.stringify({ ...base, files: ['probe.ts'], include: [], exclude: [] }));
  const { status, output } = await tsc('-p', own);
  if (status !== 0) expect(output).toMatch(/error TS(2304|2307|2580|2584|2591)\b/);
  return status === 0;
}

async function tsc(...parameters: string[]): Promise<{ status: number; output: string }> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [TSC, ...parameters], {
      cwd: ROOT,
      maxBuffer: 64 * 1024 * 1024,
    });
    return { status: 0, output: stdout };
  } catch (error) {
    if (!(error instanceof Error && 'stdout' in error && 'code' in error)) throw error;
    return { status: Number(error.code), output: String(error.stdout) };
  }
}

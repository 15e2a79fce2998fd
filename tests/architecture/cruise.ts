import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '../..');

const FOLDERS = ['contract', 'src', 'server', 'harness', 'bench', 'conformance', 'scripts'];

const report = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
  modules: z.array(z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) })),
});

/** Returns the imports of the files in a folder, except of its tests, and those that the rules of `.dependency-cruiser.mjs` forbid. */
export async function cruise(folder: string) {
  const program = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const options = ['--config', join(ROOT, '.dependency-cruiser.mjs'), '--output-type', 'json'];
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...FOLDERS, ...options], {
    cwd: folder,
    maxBuffer: 2 ** 28,
  }).catch(({ stdout }: { stdout: string }) => ({ stdout }));
  const { summary, modules } = report.parse(JSON.parse(stdout));
  return { violations: summary.violations.map(({ from, to, rule }) => ({ from, to, rule: rule.name })), modules };
}

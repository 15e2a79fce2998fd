import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restrictPermissions } from '../../../../server/files/restrictPermissions';

describe('keepPrivate', () => {
  let parent: string;
  let folder: string;
  let logged: Record<string, unknown>[];
  const logger = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const isOpen = (name: string) => (statSync(join(folder, name)).mode & 0o077) !== 0;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'console-private-'));
    folder = join(parent, 'data');
    logged = [];
    mkdirSync(join(folder, 'files', 'ab'), { recursive: true });
    for (const name of ['care.db', 'files/ab/content']) writeFileSync(join(folder, name), '');
    for (const name of ['care.db', 'files', 'files/ab', '']) chmodSync(join(folder, name), 0o755);
    chmodSync(join(folder, 'files/ab/content'), 0o644);
  });
  afterEach(() => rmSync(parent, { recursive: true, force: true }));

  it('restricts a folder and its content to the owner, once, and reports it', async () => {
    await restrictPermissions(folder, logger);
    for (const name of ['', 'care.db', 'files', 'files/ab', 'files/ab/content'])
      expect([name, isOpen(name)]).toEqual([name, false]);
    expect(statSync(join(folder, 'files/ab/content')).mode & 0o700).toBe(0o600);
    expect(logged).toMatchObject([{ changed: 5 }]);
    await restrictPermissions(folder, logger);
    expect(logged).toHaveLength(1);
  });

  it('restricts again in the folder what was opened later', async () => {
    await restrictPermissions(folder, logger);
    chmodSync(join(folder, 'care.db'), 0o640);
    await restrictPermissions(folder, logger);
    expect(isOpen('care.db')).toBe(false);
  });

  it('does not follow links within the files', async () => {
    const outside = join(parent, 'outside');
    writeFileSync(outside, '');
    chmodSync(outside, 0o644);
    symlinkSync(outside, join(folder, 'files', 'link'));
    await restrictPermissions(folder, logger);
    expect(statSync(outside).mode & 0o077).toBe(0o044);
  });

  it('reports that a system without file modes cannot restrict access', async () => {
    vi.stubGlobal('process', { ...process, platform: 'win32' });
    await restrictPermissions(folder, logger);
    vi.unstubAllGlobals();
    expect(isOpen('')).toBe(true);
    expect(logged).toMatchObject([{ level: 40, msg: expect.stringContaining('no file modes') }]);
  });
});

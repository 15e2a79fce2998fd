import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const sources = ['src/core/kit', 'src/plugins'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(^|[\\/])server[\\/]/.test(name))
    .map((name) => join(folder, name)),
);

/** Returns the files with a line that matches. */
const filesWith = (pattern: RegExp) => sources.filter((file) => pattern.test(readFileSync(file, 'utf8')));

describe('the kit and the sections', () => {
  it('read why a call failed only through the contract, which finds the reasons at the fields', () => {
    expect(filesWith(/instanceof (?:Error|HttpError)\s*\?\s*\(?\w+\.(?:message|body)/)).toEqual([]);
    expect(filesWith(/\bbody\??\.errors\b/)).toEqual([]);
  });

  it('compare no translated text', () => {
    expect(filesWith(/(?:===|!==)\s*translate\(|translate\([^()]*\)\s*(?:===|!==)/)).toEqual([]);
    expect(filesWith(/(?:failure|error|refusal)\??\.message\s*(?:===|!==|\.(?:includes|startsWith|match))/)).toEqual(
      [],
    );
  });
});

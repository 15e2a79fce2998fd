import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { responseCodes } from '../../../contract/calls/responseCodes';
import { allProblemTexts } from '../../support/sectionTexts';

const english = await allProblemTexts('en');

const text = readFileSync('docs/protocol-errors.md', 'utf8');

describe('the description of answers for integrators', () => {
  it('has a line for each code of the contract, with its statuses, and no other', () => {
    const lines = [...text.matchAll(/^\| `(\w+)` \| (\d+) \| (\d+) \| \S.* \|$/gm)];
    const described = lines.map(([, code, http, status]) => ({ code, http: Number(http), status: Number(status) }));
    expect(described).toEqual(responseCodes);
  });

  it('has an example and names of reasons that exist', () => {
    const example = JSON.parse(/```json\n(.*?)```/s.exec(text)?.[1] ?? '');
    expect(Object.keys(example.codes)).toEqual(Object.keys(example.errors));
    const named = under('## Codes of one reason').match(/(?<=`)[a-z]+[A-Z]?\w*(?=`)/g) ?? [];
    const reasons = [...Object.values(example.codes), ...named].filter((word) => word !== 'code' && word !== 'codes');
    expect(reasons.length).toBeGreaterThan(6);
    expect(reasons.filter((word) => !Object.hasOwn(english, String(word)))).toEqual([]);
  });
});

/** Returns the part of the document under a heading. */
function under(heading: string): string {
  return text.split(/^(?=#)/m).find((part) => part.startsWith(heading)) ?? '';
}

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { responseCodes } from '../../../contract/calls/responseCodes';
import hostProblems from '../../../contract/texts/problems/en.json';
import { isReason } from '../../../scripts/docs/reasonsPage';
import pluginTexts from '../../../src/core/shell/pages/plugins/texts/en.json';

const page = readFileSync('docs/troubleshooting.md', 'utf8');

/** Returns the codes of the table under a heading; each row explains a code and what to do. */
function codesUnder(heading: string): string[] {
  const part = page.split(/^(?=## )/m).find((text) => text.startsWith(`## ${heading}\n`)) ?? '';
  const rows = [...part.matchAll(/^\| ((?:`\w+`(?:, )?)+) \| (\S.*) \| (\S.*) \|$/gm)];
  return rows.flatMap(([, codes = '']) => [...codes.matchAll(/\w+/g)].map(([code]) => code));
}

const ofCalls = responseCodes.map(({ code }) => code);

describe('troubleshooting', () => {
  it.each([
    ['Codes of calls', ofCalls],
    ['Reasons within an answer', Object.keys(hostProblems).filter((code) => isReason(code) && !ofCalls.includes(code))],
  ])('has under "%s" each code once, and no other', (heading, codes) => {
    expect(codesUnder(heading).toSorted()).toEqual(codes.toSorted());
  });

  it('explains each plugin code as the plugin document does', () => {
    const { problems } = pluginTexts;
    expect(codesUnder('Codes of plugins').toSorted()).toEqual(Object.keys(problems).toSorted());
    for (const [code, { what, cure }] of Object.entries(problems)) {
      expect(page).toContain(`| \`${code}\` | ${what} | ${cure} |`);
    }
  });
});

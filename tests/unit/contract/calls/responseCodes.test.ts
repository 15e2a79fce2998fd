import { describe, expect, it } from 'vitest';
import { httpStatusTextKey } from '../../../../contract/calls/httpStatusTextKey';
import { codeOfHttp, responseCodes } from '../../../../contract/calls/responseCodes';
import { allProblemTexts } from '../../../support/sectionTexts';

const english = await allProblemTexts('en');

describe('answer codes', () => {
  it('are words, each for one kind of answer', () => {
    const codes = responseCodes.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => !/^[a-z][A-Za-z]+$/.test(code))).toEqual([]);
  });

  it('are not used as a reason where they stand for an HTTP status', () => {
    const transport = responseCodes.filter(({ http }) => http !== 200).map(({ code }) => code);
    expect(transport.filter((code) => Object.hasOwn(english, code))).toEqual([]);
  });

  it.each([
    [400, 'badRequest'],
    [403, 'forbidden'],
    [405, 'badRequest'],
    [414, 'badRequest'],
    [429, 'tooMany'],
    [500, 'serverError'],
    [503, 'unavailable'],
    [507, 'serverError'],
  ])('match the HTTP status %i', (status, code) => {
    expect(codeOfHttp(status)).toBe(code);
  });

  it.each([
    [403, 'http403'],
    [418, 'httpOther'],
  ])('match the text of the status (%i)', (status, text) => {
    expect(httpStatusTextKey(status)).toBe(text);
  });
});

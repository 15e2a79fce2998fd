import { describe, expect, it } from 'vitest';
import {
  documentFacts,
  documentProblem,
  normalDocumentNumber,
  patternProblem,
} from '../../../../../src/plugins/elderly/entities/identity/idDocument';
import { residentIdCheckCharacter } from '../../../../../src/plugins/elderly/entities/identity/residentId';
import { elderlyCodeTypeSeeds } from '../../../../../src/plugins/elderly/server/seeds/elderlyCodeType';
import { TODAY } from '../../seededRules';

const numbered = (first17: string) => first17 + residentIdCheckCharacter(first17);
const citizen = numbered('11990019400315001');

function kindOf(code: string) {
  const seed = elderlyCodeTypeSeeds.find((row) => row.code === code);
  return { code, pattern: seed?.pattern ?? null };
}

describe('documentProblem', () => {
  it.each([
    ['01', citizen],
    ['02', citizen],
    ['03', 'E12345678'],
    ['03', 'ABCDE'],
    ['03', 'A1234567890123456789'],
    ['04', '军字第0123456号'],
    ['06', 'H12345678'],
    ['06', 'M1234567890'],
    ['07', '12345678'],
    ['07', '1234567890'],
    ['11', numbered('81000019400315001')],
    ['11', numbered('82000019400315001')],
    ['11', numbered('83000019400315002')],
    ['12', 'USA123456789012'],
    ['12', '91101019400315001X'],
    ['99', '1234'],
    ['99', 'x'.repeat(30)],
  ])('accepts a document of kind %s numbered %s', (code, number) => {
    expect(documentProblem(kindOf(code), number, TODAY)).toBeUndefined();
  });

  it.each([
    ['01', '119900194003150015', 'idDocumentCheckDigit'],
    ['01', 'E12345678', 'idDocumentLength'],
    ['01', numbered('81000019400315001'), 'idDocumentFormat'],
    ['02', '110105491231002', 'idDocumentLength'],
    ['03', 'E123', 'idDocumentFormat'],
    ['03', 'A12345678901234567890', 'idDocumentFormat'],
    ['03', 'e12345678', 'idDocumentFormat'],
    ['04', '军字-1', 'idDocumentFormat'],
    ['06', 'T12345678', 'idDocumentFormat'],
    ['06', 'H123456789', 'idDocumentFormat'],
    ['07', '123456789', 'idDocumentFormat'],
    ['11', citizen, 'idDocumentFormat'],
    ['11', '810000194003150010', 'idDocumentCheckDigit'],
    ['12', 'US1234567890123', 'idDocumentFormat'],
    ['12', '81101019400315001X', 'idDocumentFormat'],
    ['99', '123', 'idDocumentFormat'],
    ['99', 'x'.repeat(31), 'idDocumentFormat'],
  ])('refuses for kind %s the number %s: %s', (code, number, problem) => {
    expect(documentProblem(kindOf(code), number, TODAY)).toBe(problem);
  });

  it('accepts any number of a kind without a pattern', () => {
    expect(documentProblem({ code: 'LOCAL', pattern: null }, '??', TODAY)).toBeUndefined();
  });
});

describe('a pattern of document numbers', () => {
  it('must match the whole number', () => {
    expect(documentProblem({ code: 'LOCAL', pattern: '\\d{3}|\\d{5}' }, '1234', TODAY)).toBe('idDocumentFormat');
    expect(documentProblem({ code: 'LOCAL', pattern: '\\d{3}|\\d{5}' }, '12345', TODAY)).toBeUndefined();
  });

  it('of an earlier version that can no longer be compiled refuses numbers until it is corrected', () => {
    expect(documentProblem({ code: 'LOCAL', pattern: '(?=1)\\d+' }, '12', TODAY)).toBe('idDocumentPattern');
  });
});

describe('documentFacts', () => {
  it.each(['01', '02'])('of kind %s give birth date and gender', (code) => {
    expect(documentFacts(kindOf(code), citizen, TODAY)).toMatchObject({ birthDate: '1940-03-15', gender: '1' });
  });

  it.each([
    ['03', 'E12345678'],
    ['12', '91101019400315001X'],
    ['01', '119900194003150015'],
  ])('are unknown for kind %s numbered %s', (code, number) => {
    expect(documentFacts(kindOf(code), number, TODAY)).toBeUndefined();
  });
});

describe('normalDocumentNumber', () => {
  it('writes letters as capitals and trims outer blanks', () => {
    expect(normalDocumentNumber(' 11010519491231002x ')).toBe('11010519491231002X');
  });
});

describe('patternProblem', () => {
  it.each(elderlyCodeTypeSeeds.map(({ pattern }) => pattern ?? ''))('accepts %s', (pattern) => {
    expect(patternProblem(pattern)).toBeUndefined();
  });

  it.each(['^(a+)+$', '^(a|a)*$', '(\\d){3}', 'A*'.repeat(60)])(
    'accepts %s, which no text can slow down',
    (pattern) => {
      expect(patternProblem(pattern)).toBeUndefined();
      expect(documentProblem({ code: 'LOCAL', pattern }, `${'A'.repeat(29)}!`, TODAY)).toBe('idDocumentFormat');
    },
  );

  it.each([
    ['(', 'patternInvalid'],
    ['[a', 'patternInvalid'],
    ['a{2,1}', 'patternInvalid'],
    ['(?=a)', 'patternInvalid'],
    ['(a{100}){100}', 'patternTooLarge'],
  ])('refuses %s', (pattern, problem) => {
    expect(patternProblem(pattern)).toBe(problem);
  });
});

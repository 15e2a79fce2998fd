import { expect, it } from 'vitest';
import { problemTree } from '../../../../../../src/core/kit/form/rules/problemTree';

const message = (code: string, args = {}) => ({ message: `problems.${code}`, args });

it('problemTree puts a problem at its field, with the figures of its message', () => {
  expect(problemTree([{ field: 'name', code: 'tooLong', params: { max: 50 } }])).toEqual({
    name: message('tooLong', { max: 50 }),
  });
});

it('problemTree keeps the first problem of a field', () => {
  expect(
    problemTree([
      { field: 'a', code: 'required' },
      { field: 'a', code: 'badFormat' },
    ]),
  ).toEqual({ a: message('required') });
});

it('problemTree nests the problems of rows, with empty rows before them', () => {
  expect(problemTree([{ field: 'contacts.1.phone', code: 'badPhone' }])).toEqual({
    contacts: [{}, { phone: message('badPhone') }],
  });
});

it('problemTree nests the problems of a group', () => {
  expect(problemTree([{ field: 'riskEvents30d.fall', code: 'tooSmall' }])).toEqual({
    riskEvents30d: { fall: message('tooSmall') },
  });
});

it('problemTree keeps a problem of a whole list that has no problem in its rows', () => {
  expect(problemTree([{ field: 'contacts', code: 'tooFewItems' }])).toEqual({ contacts: message('tooFewItems') });
});

import { describe, expect, it } from 'vitest';
import { formReasons } from '../../../../../src/core/kit/refusal/formReasons';

describe('formReasons', () => {
  const input = { name: 'an input', message: 'no message', type: 'text' };

  it.each([
    ['nothing', undefined, []],
    ['a text at a field', { name: { type: 'server', message: '不能为空', ref: input } }, [['name', '不能为空']]],
    ['fields called like parts of an error', { message: { type: 'server', message: '太长' } }, [['message', '太长']]],
    [
      'rows, some without a problem',
      { contacts: [undefined, { phone: { type: 'manual', message: '格式不正确' } }] },
      [['contacts.1.phone', '格式不正确']],
    ],
    [
      'a list and one of its rows',
      { tags: { type: 'server', message: '最多 2 项', 0: { type: 'server', message: '太长' } } },
      [
        ['tags', '最多 2 项'],
        ['tags.0', '太长'],
      ],
    ],
    [
      'a key with its figures',
      { name: { type: 'manual', message: { message: 'problems.tooLong', args: { max: 5 } } } },
      [['name', { message: 'problems.tooLong', args: { max: 5 } }]],
    ],
  ])('lists %s', (_what, errors, reasons) => {
    expect(formReasons(errors).map(({ field, message }) => [field, message])).toEqual(reasons);
  });
});

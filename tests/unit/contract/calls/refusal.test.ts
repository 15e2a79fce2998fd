import { describe, expect, it } from 'vitest';
import { hasGeneralMessage, reasonsOf, reasonText, toRefusal } from '../../../../contract/calls/refusal';

const failure = (message: string, body: unknown) => Object.assign(new Error(message), { body });

describe('refusalOf', () => {
  it.each([
    ['an error without a body', new Error('网络不通'), { message: '网络不通', errors: {} }],
    ['an empty body', failure('拒绝访问', null), { message: '拒绝访问', errors: {} }],
    ['something thrown that is no error', 'broken', { message: 'broken', errors: {} }],
    [
      'an answer with code and reasons',
      failure('填写有误', { code: 'validation', errors: { name: '不能为空' } }),
      { message: '填写有误', code: 'validation', errors: { name: '不能为空' } },
    ],
    [
      'what react-admin is told of the form as a whole',
      failure('填写有误', { errors: { name: '不能为空', root: { serverError: '填写有误' } } }),
      { message: '填写有误', errors: { name: '不能为空' } },
    ],
    ['a body of another form', failure('出错了', { code: 7, errors: ['name'] }), { message: '出错了', errors: {} }],
  ])('reads %s', (_what, thrown, refusal) => {
    expect(toRefusal(thrown)).toEqual(refusal);
  });
});

describe('the reasons of a refusal', () => {
  const errors = { name: '不能为空', phone: '不能为空', age: '应为整数' };

  it.each([
    [
      'are those at the fields, each once',
      { message: '填写有误', code: 'validation', errors },
      ['不能为空', '应为整数'],
    ],
    [
      'are those at the fields from a back end without codes',
      { message: '填写有误', errors },
      ['不能为空', '应为整数'],
    ],
    ['are the message where no field has one', { message: '记录不存在' }, ['记录不存在']],
    [
      'are the message too where it has a reason of its own',
      { message: '服务合同已到期', code: 'contractEnded', errors: { date: '晚于合同' } },
      ['服务合同已到期', '晚于合同'],
    ],
  ])('%s', (_what, refusal, reasons) => {
    expect(reasonsOf(refusal)).toEqual(reasons);
    expect(hasGeneralMessage(refusal)).toBe(reasons.includes(refusal.message));
    expect(reasonText(failure(refusal.message, refusal))).toBe(reasons.join(' / '));
  });
});

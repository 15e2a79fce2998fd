// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetQuestions, keepQuestion } from '../../../../src/core/http/pageQuestions';
import { QUESTIONS, questionOf } from '../../../../src/core/http/questionOf';
import { COOKIE, cookies } from '../../../../src/core/storage';
import { userPrefix } from '../../../../src/core/storage/userPrefix';

const ROWS = '/api/selectBySelectivePagination.elderly.open?pageNum=1&pageSize=20';
const open = (page: string) => window.history.pushState({}, '', page);

beforeEach(() => {
  localStorage.clear();
  cookies.set(COOKIE.uuid, 'u1');
  open('/elders');
});
afterEach(() => cookies.remove(COOKIE.uuid));

describe('the question of a list', () => {
  it('is known again for the page and the user, and for no other', () => {
    keepQuestion(ROWS);
    expect(questionOf('u1')).toBe(ROWS);
    expect(questionOf('u2')).toBeUndefined();
    open('/elders?page=2');
    expect(questionOf('u1')).toBeUndefined();
  });

  it('follows the list, and not what else the page asks', () => {
    keepQuestion(ROWS);
    keepQuestion('/api/selectBySelectivePagination.news.open?pageNum=1&pageSize=5');
    keepQuestion('/api/selectHelpPaths.functionDescription.open');
    keepQuestion(`${ROWS}&sort=name`);
    expect(questionOf('u1')).toBe(`${ROWS}&sort=name`);
  });

  it.each(['keyword=13800000000', 'name=%E6%9D%8E', 'phone.like=138', 'status=active'])(
    'is not kept, nor the one before, when it is narrowed by %s',
    (filter) => {
      keepQuestion(ROWS);
      keepQuestion(`${ROWS}&${filter}`);
      expect(questionOf('u1')).toBeUndefined();
      expect(JSON.stringify(Object.entries(localStorage))).not.toContain(filter);
    },
  );

  it('is not kept of another server', () => {
    keepQuestion(`https://example.com${ROWS}`);
    expect(localStorage).toHaveLength(0);
  });

  it('is gone after signing out', () => {
    keepQuestion(ROWS);
    forgetQuestions();
    expect(questionOf('u1')).toBeUndefined();
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('elderly');
  });

  it('is kept for the pages opened last', () => {
    for (let at = 0; at < 40; at += 1) {
      open(`/lists/${at}`);
      keepQuestion(ROWS);
    }
    expect(questionOf('u1')).toBe(ROWS);
    open('/lists/0');
    expect(questionOf('u1')).toBeUndefined();
    open('/lists/11');
    expect(questionOf('u1')).toBe(ROWS);
  });

  it.each([
    ['no JSON', '{'],
    ['nothing with pages', '7'],
    ['the address of another site', '{"/elders":"https://example.com/api/select"}'],
    ['a call that writes', '{"/elders":"/api/deleteById.elderly.admin?id=1"}'],
  ])('is not asked where storage holds %s', (_, text) => {
    localStorage.setItem(userPrefix('u1') + QUESTIONS, text);
    expect(questionOf('u1')).toBeUndefined();
  });
});

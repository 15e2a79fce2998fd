import { describe, expect, it } from 'vitest';
import { createPageSearch, toSearchablePages } from '../../../../../src/core/shell/search/createPageSearch';
import { pinyinInitials } from '../../../../../src/core/shell/search/pinyinInitials';

describe('pinyinInitials', () => {
  it.each([
    ['护理员管理', 'hlygl'],
    ['未服务筛查', 'wfwsc'],
    ['心率', 'xl'],
    ['洛伦兹散点图', 'llzsdt'],
    ['地址管理 2', 'dzgl2'],
    ['Log', 'log'],
    ['ログ', ''],
  ])('writes %s as %s', (text, initials) => {
    expect(pinyinInitials(text)).toBe(initials);
  });
});

const texts: Record<string, string> = {
  service: '服务',
  elderly: '老人',
  attendant: '护理员管理',
  address: '地址管理',
  elders: '老人管理',
  log: '前端日志',
};
const pages = toSearchablePages(
  [
    { path: '/jishan-smart/service-manage/attendant-manage', label: 'attendant', section: 'service' },
    { path: '/jishan-smart/service-manage/address-manage', label: 'address', section: 'service' },
    { path: '/jishan-smart/elderly-manage/elderly-manage', label: 'elders', section: 'elderly' },
    { path: '/index2', label: 'log' },
  ],
  (key) => texts[key] ?? key,
);
const find = (typed: string, recent: string[] = []) => createPageSearch(pages, recent)(typed).map(({ title }) => title);

describe('pageFinder', () => {
  it('finds a page by part of its title', () => {
    expect(find('护理')).toEqual(['护理员管理']);
  });

  it('finds a page by its pinyin initials', () => {
    expect(find('hly')[0]).toBe('护理员管理');
  });

  it('finds a page by its address, ignoring case', () => {
    expect(find('Attendant-Manage')[0]).toBe('护理员管理');
  });

  it('tolerates a typo', () => {
    expect(find('atendant-manage')).toContain('护理员管理');
  });

  it('prefers an exact match to a typo', () => {
    const exact = (typed: string) => createPageSearch(pages, [])(typed).map(({ title, isExact }) => [title, isExact]);
    expect(exact('atendant-manage')).toContainEqual(['护理员管理', false]);
    expect(exact('Attendant-Manage')).toContainEqual(['护理员管理', true]);
    expect(exact('hly')[0]).toEqual(['护理员管理', true]);
  });

  it('finds the pages of a section by its name', () => {
    expect(find('服务')).toEqual(expect.arrayContaining(['护理员管理', '地址管理']));
  });

  it('lists every page when nothing is typed, the recent ones first', () => {
    expect(find('  ', ['/index2', '/jishan-smart/elderly-manage/elderly-manage'])).toEqual([
      '前端日志',
      '老人管理',
      '护理员管理',
      '地址管理',
    ]);
  });

  it('finds nothing for an unknown text', () => {
    expect(find('zzzzqqqq')).toEqual([]);
  });
});

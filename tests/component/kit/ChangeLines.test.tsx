import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ChangeLines } from '../../../src/core/kit';
import { APPLICATIONS, applicationTables } from '../plugins/service/applications';
import { fakeBackend } from './support/fakeBackend';
import { renderPages } from './support/renderPages';

/** Waits until the change is shown with exactly these lines. */
async function expectLines(entity: string, diff: object, expected: readonly unknown[]) {
  const tables = applicationTables([]);
  const { missing } = await renderPages({
    dataProvider: fakeBackend(tables),
    tables,
    resource: APPLICATIONS,
    at: '/1/show',
    pages: { show: () => <ChangeLines entity={entity} diff={diff} /> },
  });
  // Entity names and record titles arrive after the lines.
  await waitFor(() => {
    const ends = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('listitem') === null);
    expect(ends.map(({ textContent }) => textContent)).toEqual(expected);
  });
  expect(missing).toEqual([]);
}

describe('the changes of an audit entry', () => {
  it('are listed field by field in words, and for lists only added and removed values', async () => {
    const diff = {
      status: ['pending', 'passed'],
      certExpire: [null, '2027-01-31'],
      skills: [
        ['喂饭', '助浴'],
        ['助浴', '按摩'],
      ],
      serviceTypeIds: [
        [1, 2],
        [1, 3],
      ],
      name: ['***', '***'],
    };
    await expectLines('attendant', diff, [
      '状态待审核 → 已通过',
      '证书到期– → 2027-01-31',
      '技能标签移除：喂饭新增：按摩',
      '可提供服务移除：助餐新增：鼻饲',
      '姓名（个人信息，不记录）',
    ]);
  });

  it('list only the changed parts of a group', async () => {
    const before = { ltci: 5000, self: 6000 };
    const diff = { payerPrices: [before, { ...before, ltci: 5400 }] };
    await expectLines('serviceType', diff, [expect.stringMatching(/^长护险.*¥50\.00 → ¥54\.00$/)]);
  });
});

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openConsole } from '../../harness/browser/openConsole';
import { addAdministrator } from './support/addAdministrator';
import { describeProductOn, type ProductStage } from './support/describeProduct';
import { choose, fillText } from './support/forms/fillForm';

const NEWS = '/jishan-smart/message-manage/news-manage';
const EDITOR = {
  username: 'neweditor',
  name: '编辑',
  password: 'own words of an editor',
};
const TITLE = '冬季防跌倒的五个习惯';

async function opened(
  stage: ProductStage,
  path: string,
  account: { username?: string; password: string },
): Promise<Page> {
  return openConsole(await stage.openPage(), stage.product, path, account);
}

/** An administrator who writes articles. */
const addEditor = ({ product }: ProductStage) =>
  addAdministrator(product, { ...EDITOR, extraGrants: ['*.news.*', 'select*.newsType.*'] });

describeProductOn('sqlite', 'an article', (stage) => {
  it('is written and submitted by one user, approved by another, and previewed as on a phone', async () => {
    await addEditor(stage);
    const editor = await opened(stage, `${NEWS}/create`, { username: EDITOR.username, password: EDITOR.password });
    await fillText(editor, '标题', TITLE);
    await choose(editor, '类型', '健康知识');
    await editor.locator('[contenteditable="true"]').pressSequentially('起身前先坐一分钟。');
    await editor.getByRole('button', { name: '保存', exact: true }).click();
    await editor.waitForURL(/\/show$/);
    const address = new URL(editor.url()).pathname;
    // An article without a review is not published.
    expect(await editor.getByRole('button', { name: '直接发布', exact: true }).count()).toBe(0);
    await editor.getByRole('button', { name: '提交审核', exact: true }).click();
    await editor.getByRole('dialog').getByRole('button', { name: '提交审核', exact: true }).click();
    await editor.getByText('待审', { exact: true }).first().waitFor();
    await editor.getByRole('button', { name: '退回修改', exact: true }).waitFor();
    // No author can approve their own article.
    expect(await editor.getByRole('button', { name: '审核通过', exact: true }).count()).toBe(0);

    const approver = await opened(stage, address, { password: stage.product.adminPassword });
    await approver.getByText('起身前先坐一分钟。').first().waitFor();
    await approver.getByRole('button', { name: '审核通过', exact: true }).click();
    await approver.getByRole('dialog').getByRole('button', { name: '审核通过', exact: true }).click();
    await approver.getByText('已发布', { exact: true }).first().waitFor();
    await approver.goto(NEWS);
    await approver.getByRole('row').filter({ hasText: TITLE }).getByText('已发布').waitFor();
  });
});

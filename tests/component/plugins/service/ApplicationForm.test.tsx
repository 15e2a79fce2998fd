import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { RaRecord } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../contract/moment';
import { today } from '../../../../src/core/kit';
import ApplicationEdit from '../../../../src/plugins/service/application/ApplicationEdit';
import applicationForm from '../../../../src/plugins/service/application/form/applicationForm';
import { serviceApplication } from '../../../../src/plugins/service/entities/applications/serviceApplication';
import { fakeBackend } from '../../kit/support/fakeBackend';
import { formPages } from '../../kit/support/formPages';
import { renderPages } from '../../kit/support/renderPages';
import { APPLICATIONS, anApplication, applicationTables } from './applications';

async function renderForm(at: '/create' | '/1', rows: RaRecord[] = []) {
  const tables = applicationTables(rows);
  const dataProvider = fakeBackend(tables);
  const rendered = await renderPages({
    dataProvider,
    tables,
    resource: APPLICATIONS,
    at,
    pages: { ...formPages(serviceApplication, applicationForm), edit: ApplicationEdit, show: () => <p>record page</p> },
  });
  return { ...rendered, dataProvider };
}

async function choose(user: UserEvent, label: RegExp, option: RegExp) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}

async function chooseElder(user: UserEvent) {
  await choose(user, /^老人/, /王\*英/);
  await waitFor(() => expect(screen.getByRole('combobox', { name: /服务类型/ })).toBeEnabled());
}

const money = (name: string) => screen.getByText(name).nextElementSibling;

describe('the form of an application', () => {
  it('offers only the services that the grade of the elder allows', async () => {
    const { user, missing } = await renderForm('/create');
    expect(await screen.findByRole('combobox', { name: /服务类型/ })).toBeDisabled();
    await chooseElder(user);
    await user.click(screen.getByRole('combobox', { name: /服务类型/ }));
    const options = (await screen.findAllByRole('option')).map((option) => option.textContent);
    expect(options).toEqual(['助餐', '助浴']);
    expect(missing).toEqual([]);
  });

  it('derives payer, item and end, and shows the price of the visit', async () => {
    const { user, dataProvider } = await renderForm('/create');
    await chooseElder(user);
    await waitFor(() => expect(screen.getByRole('combobox', { name: /付费方式/ })).toHaveTextContent('长护险'));
    await choose(user, /服务类型/, /助浴/);
    await user.type(screen.getByRole('textbox', { name: /计划开始/ }), '2099-03-12T09:00');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /计划结束/ })).toHaveValue('2099-03-12 10:00'));
    expect(money('金额')).toHaveTextContent('¥60.00');
    expect(money('基金支付')).toHaveTextContent('¥54.00');
    expect(money('个人支付')).toHaveTextContent('¥6.00');
    expect(await screen.findByText(/当月还剩 1440 分钟/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: '助浴' })).toBeVisible());
    expect(dataProvider.create).not.toHaveBeenCalled();
  });

  it('warns of another visit at that time before it is saved', async () => {
    const { user } = await renderForm('/create', [anApplication()]);
    await chooseElder(user);
    await choose(user, /服务类型/, /助浴/);
    await user.type(screen.getByRole('textbox', { name: /计划开始/ }), '2099-03-12T09:30');
    expect(
      await screen.findByText('与同一服务的服务单 SA20990302000001 2099-03-12 09:00–10:00 时间重叠，不能保存'),
    ).toBeVisible();
    await choose(user, /服务类型/, /助餐/);
    expect(await screen.findByText(/该时段老人还有服务单 SA20990302000001/)).toBeVisible();
  });

  it("offers the elder's home and stored addresses", async () => {
    const { user } = await renderForm('/create');
    await chooseElder(user);
    await user.click(screen.getByRole('combobox', { name: /服务地址/ }));
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    await waitFor(() => expect(options.map((option) => option.textContent)).toHaveLength(2));
    expect(options[0]).toHaveTextContent('老人住址');
    expect(options[1]).toHaveTextContent('冬青区');
  });

  it('lets only the notes be changed once an attendant is assigned', async () => {
    await renderForm('/1', [anApplication({ status: 'assigned', attendantId: 11 })]);
    expect(await screen.findByText(/派单之后只能修改特殊要求和备注/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /备注/ })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: /服务类型/ })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /计划开始/ })).toBeNull();
  });

  it('edits an open application, but not its elder', async () => {
    const [day, next] = [addDays(today(), 5), addDays(today(), 6)];
    const plan = { planStart: `${day}T09:00:00+08:00`, planEnd: `${day}T10:00:00+08:00` };
    const { user, dataProvider } = await renderForm('/1', [anApplication({ status: 'applied', ...plan })]);
    const start = await screen.findByRole('textbox', { name: /计划开始/ });
    expect(screen.queryByRole('combobox', { name: /^老人/ })).toBeNull();
    await user.clear(start);
    await user.type(start, `${next}T14:00`);
    await waitFor(() => expect(screen.getByRole('textbox', { name: /计划结束/ })).toHaveValue(`${next} 15:00`));
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(dataProvider.update).toHaveBeenCalledTimes(1));
    expect(dataProvider.update.mock.calls[0]?.[1].data).toEqual({
      id: 1,
      version: 1,
      planStart: `${next}T14:00:00+08:00`,
      planEnd: `${next}T15:00:00.000+08:00`,
    });
  });
});

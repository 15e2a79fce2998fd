import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import DeviceList from '../../../../src/plugins/device/device/DeviceList';
import DeviceShow from '../../../../src/plugins/device/device/DeviceShow';
import HealthyTypeList from '../../../../src/plugins/device/healthyType/HealthyTypeList';
import DeviceUserShow from '../../../../src/plugins/device/wearer/DeviceUserShow';
import { fakeBackend } from '../../kit/support/fakeBackend';
import { type RenderRequest, renderPages } from '../../kit/support/renderPages';
import { aDevice, CLASSES, DEVICES, deviceTables, WEARERS } from './devices';

async function render(rows = [aDevice()], request: Partial<RenderRequest> = {}) {
  const tables = deviceTables(rows);
  const dataProvider = fakeBackend(tables);
  const rendered = await renderPages({
    dataProvider,
    tables,
    resource: DEVICES,
    pages: { list: DeviceList, show: DeviceShow },
    ...request,
  });
  return { ...rendered, dataProvider };
}

const SECRET = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8';

describe('the list of devices', () => {
  it('shows the state of each device in the words of operators', async () => {
    const { missing } = await render([
      aDevice(),
      aDevice({ id: 2, sn: 'DEMO-WATCH-000002', lifeStatus: 'lost', onlineStatus: 'offline', battery: 7 }),
    ]);
    const row = within((await screen.findByRole('link', { name: 'DEMO-WATCH-000002' })).closest('tr') as HTMLElement);
    expect(row.getByText('遗失')).toBeVisible();
    expect(row.getByText('离线')).toBeVisible();
    expect(row.getByText('7')).toBeVisible();
    expect(missing).toEqual([]);
  });

  it('offers no registration without the permission', async () => {
    await render(undefined, { can: (action) => action !== 'registerDevice' });
    expect(await screen.findByRole('link', { name: 'DEMO-WATCH-000001' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '登记设备' })).toBeNull();
  });
});

describe('registering a device', () => {
  async function open() {
    const rendered = await render();
    await rendered.user.click(await screen.findByRole('button', { name: '登记设备' }));
    const dialog = within(await screen.findByRole('dialog', { name: '登记设备' }));
    const sn = await dialog.findByRole('textbox', { name: /序列号/ });
    await rendered.user.type(sn, 'NEW-000001');
    await rendered.user.click(await dialog.findByRole('combobox', { name: /设备类型/ }));
    await rendered.user.click(await screen.findByRole('option', { name: '智能手表' }));
    return { ...rendered, dialog, submit: () => rendered.user.click(dialog.getByRole('button', { name: '登记设备' })) };
  }

  it('shows the key once, with a warning and a copy button, until the user confirms having saved it', async () => {
    const { user, dialog, dataProvider, submit, missing } = await open();
    const device = aDevice({ id: 9, sn: 'NEW-000001' });
    dataProvider.call.mockResolvedValue({ device, secret: SECRET });
    await submit();
    expect(await dialog.findByText(SECRET)).toBeVisible();
    expect(dialog.getByRole('alert')).toHaveTextContent('只显示这一次');
    expect(dialog.getByRole('button', { name: '复制密钥' })).toBeVisible();
    expect(dataProvider.call).toHaveBeenCalledWith(
      DEVICES,
      'registerDevice',
      { sn: 'NEW-000001', deviceTypeId: 1 },
      { silent: 'rejection' },
    );
    await user.keyboard('{Escape}');
    expect(screen.getByText(SECRET)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '已保存，关闭' }));
    await waitFor(() => expect(screen.queryByText(SECRET)).toBeNull());
    expect(missing).toEqual([]);
  });

  it('shows a refusal of the server at its field, and no key', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { dialog, dataProvider, submit } = await open();
    dataProvider.call.mockRejectedValue(new HttpError('填写有误', 4000, { errors: { sn: '已被使用，不能重复' } }));
    await submit();
    expect(await dialog.findByText('已被使用，不能重复')).toBeVisible();
    expect(screen.queryByRole('button', { name: '复制密钥' })).toBeNull();
  });
});

describe('the page of a device', () => {
  it('shows its wearer, its measurements and its earlier wearers', async () => {
    const { missing } = await render(undefined, { at: '/1/show' });
    expect(await screen.findByText('可查看的健康记录')).toBeVisible();
    expect(screen.getByText('心率')).toBeVisible();
    expect(await screen.findByRole('heading', { name: /使用历史/ })).toBeVisible();
    expect(missing).toEqual([]);
  });

  it('highlights a device that cannot upload, and one with a low battery', async () => {
    await render([aDevice({ battery: 12, secretTime: null })], { at: '/1/show' });
    expect(await screen.findByText('电量只有 12%，请提醒设备用户充电')).toBeVisible();
    expect(screen.getByText(/尚无上传密钥/)).toBeVisible();
  });
});

describe('the thresholds of a health class', () => {
  async function open() {
    const rendered = await render(undefined, { resource: CLASSES, pages: { list: HealthyTypeList } });
    await rendered.user.click(await screen.findByRole('button', { name: '慢阻肺' }));
    const table = await screen.findByRole('table', { name: '指标' });
    return { ...rendered, table: within(table) };
  }

  it('are a table with a row for each measure', async () => {
    const { table } = await open();
    expect(await table.findByRole('textbox', { name: '血氧（%） 危急下限' })).toHaveValue('83');
    expect(table.getByRole('textbox', { name: '血氧（%） 预警上限' })).toHaveValue('');
    expect(table.getAllByRole('checkbox')).toHaveLength(6);
  });

  it('are saved as the rows that are monitored, in the order of the measures', async () => {
    const { user, table, dataProvider } = await open();
    await user.click(await table.findByRole('checkbox', { name: '呼吸率（次/分）' }));
    expect(table.queryByRole('textbox', { name: '呼吸率（次/分） 危急下限' })).toBeNull();
    const warning = table.getByRole('textbox', { name: '血氧（%） 预警下限' });
    await user.clear(warning);
    await user.type(warning, '88.5');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(dataProvider.update).toHaveBeenCalled());
    const data = dataProvider.update.mock.calls[0]?.[1].data;
    expect(data?.thresholds.map(({ measure }: { measure: string }) => measure)).toEqual([
      'heartRate',
      'bloodOxygen',
      'systolic',
      'diastolic',
      'hypoxiaTime',
    ]);
    expect(data?.thresholds[1]).toMatchObject({ critLow: 83, warnLow: 88.5 });
  });

  it('are refused at the cell when they are out of order', async () => {
    const { user, table, dataProvider } = await open();
    const warning = await table.findByRole('textbox', { name: '血氧（%） 预警下限' });
    await user.clear(warning);
    await user.type(warning, '80');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await table.findByText('须大于前面的阈值')).toBeVisible();
    expect(dataProvider.update).not.toHaveBeenCalled();
  });
});

describe('the page of a wearer', () => {
  it('shows the personal baseline, with its number of days and date', async () => {
    const tables = deviceTables([aDevice()]);
    const [row] = tables[WEARERS]?.rows ?? [];
    const baseline = { restingHr: 58.5, avgHr: 71.2, spo2: 96.1, sdnn: null, sleepMin: 412, steps: 3_180 };
    Object.assign(row ?? {}, { baseline: { ...baseline, days: 12, asOf: '2026-03-09' } });
    const { missing } = await renderPages({
      dataProvider: fakeBackend(tables),
      tables,
      resource: WEARERS,
      at: '/1/show',
      pages: { show: DeviceUserShow },
    });
    const shown = within(await screen.findByRole('region', { name: '近 14 天基线' }));
    expect(shown.getByText('截至 2026-03-09，12 个有效日的中位数')).toBeVisible();
    const figures = shown.getAllByRole('term').map((term, index) => {
      return `${term.textContent} ${shown.getAllByRole('definition')[index]?.textContent}`;
    });
    expect(figures).toEqual([
      '静息心率 58.5',
      '平均心率 71.2',
      '平均血氧（%） 96.1',
      'SDNN（ms） –',
      '睡眠（分钟） 412',
      '步数 3,180',
    ]);
    expect(missing).toEqual([]);
  });
});

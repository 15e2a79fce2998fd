import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import ApplicationShow from '../../../../src/plugins/service/application/ApplicationShow';
import { type AddressUse, userAddress } from '../../../../src/plugins/service/entities/places/userAddress';
import UserAddressShow from '../../../../src/plugins/service/userAddress/UserAddressShow';
import userAddressForm from '../../../../src/plugins/service/userAddress/userAddressForm';
import { fakeBackend } from '../../kit/support/fakeBackend';
import { formPages } from '../../kit/support/formPages';
import { type RenderRequest, renderPages } from '../../kit/support/renderPages';
import { APPLICATIONS, anApplication, applicationTables } from './applications';

const ADDRESSES = 'jishan-smart/service-manage/address-manage';
const LANGUAGES = ['zh-CN', 'zh-TW', 'en', 'ja'] as const;

async function renderAddress(
  at: string,
  { uses = [], ...request }: Partial<RenderRequest> & { uses?: AddressUse[] } = {},
) {
  const tables = applicationTables([anApplication()]);
  const row = tables[ADDRESSES]?.rows[0];
  Object.assign(row ?? {}, {
    regionCode: '119901001001',
    contactPhone: '19900000001',
    lng: 120.151234,
    lat: 30.281234,
    geofenceM: 150,
  });
  const dataProvider = fakeBackend(tables);
  dataProvider.call.mockImplementation(async () => ({ data: uses, dataCount: uses.length }));
  const rendered = await renderPages({
    dataProvider,
    tables,
    resource: ADDRESSES,
    pages: { ...formPages(userAddress, userAddressForm), show: UserAddressShow },
    at,
    ...request,
  });
  return { ...rendered, dataProvider };
}

const number = (name: string) => screen.findByRole('textbox', { name });

describe('the map of an address', () => {
  it('accepts both coordinates pasted into either input, and appears around them', async () => {
    await renderAddress('/create');
    expect(await screen.findByText(/选择老人或粘贴经纬度后显示地图/)).toBeVisible();
    fireEvent.paste(await number('纬度'), { clipboardData: { getData: () => '120.151234, 30.281234' } });
    expect(await number('经度')).toHaveValue('120.151234');
    expect(await number('纬度')).toHaveValue('30.281234');
    expect(screen.getByRole('application', { name: '地图选点' }).querySelector('[data-part=place]')).not.toBeNull();
  });

  it('follows typed coordinates, and moves by arrow keys in steps of meters', async () => {
    const { user } = await renderAddress('/create');
    await user.type(await number('经度'), '120.15');
    await user.type(await number('纬度'), '30.28');
    const map = await screen.findByRole('application');
    map.focus();
    await user.keyboard('{ArrowUp}');
    expect(await number('纬度')).toHaveValue('30.280045');
    await user.keyboard('{ArrowRight}');
    expect(await number('经度')).toHaveValue('120.150052');
    await user.click(screen.getByRole('combobox', { name: '方向键步长' }));
    await user.click(await screen.findByRole('option', { name: '100 米' }));
    map.focus();
    await user.keyboard('{ArrowDown}');
    expect(await number('纬度')).toHaveValue('30.279146');
    expect(screen.getByRole('combobox', { name: '定位来源' })).toHaveTextContent('地图选点');
  });

  it('zooms by keys and buttons up to its limits', async () => {
    const { user } = await renderAddress('/create');
    fireEvent.paste(await number('经度'), { clipboardData: { getData: () => '120.15,30.28' } });
    const map = await screen.findByRole('application');
    const bar = () => map.querySelector('[data-part=scale] + text')?.textContent;
    expect(bar()).toBe('100 米');
    map.focus();
    await user.keyboard('-');
    expect(bar()).toBe('200 米');
    for (const _ of [1, 2, 3]) await user.click(screen.getByRole('button', { name: '放大' }));
    expect(bar()).toBe('20 米');
    expect(screen.getByRole('button', { name: '放大' })).toBeDisabled();
  });

  it('sets the radius by number and by slider', async () => {
    const { user } = await renderAddress('/create');
    const slider = await screen.findByRole('slider', { name: '签到范围（米）' });
    expect(slider).toHaveValue('100');
    slider.focus();
    await user.keyboard('{ArrowRight}');
    expect(await number('签到范围（米）')).toHaveValue('110');
    await user.clear(await number('签到范围（米）'));
    await user.type(await number('签到范围（米）'), '300');
    expect(slider).toHaveValue('300');
  });

  it('stays hidden while coordinates are masked, until the place is set again around the old one', async () => {
    const { user } = await renderAddress('/5');
    expect(await screen.findByText(/坐标已隐藏/)).toBeVisible();
    expect(screen.queryByRole('application')).toBeNull();
    await user.click(screen.getByRole('button', { name: '重新定位' }));
    const map = await screen.findByRole('application');
    expect(screen.getByText('尚未定位')).toBeVisible();
    map.focus();
    await user.keyboard('{ArrowUp}');
    // The center of the map, which is as precise as the masked coordinates.
    expect(await number('经度')).toHaveValue('120.15');
    expect(await number('纬度')).toHaveValue('30.28');
  });

  it.each(LANGUAGES)('has a text for everything it shows in %s', async (locale) => {
    const { missing } = await renderAddress('/5', { locale });
    await screen.findAllByRole('slider');
    expect(missing).toEqual([]);
  });
});

describe('the visits of an address', () => {
  const use = (changes: Partial<AddressUse> = {}): AddressUse => ({
    applicationId: 1,
    applicationNo: 'SA20990302000001',
    status: 'assigned',
    planStart: '2099-03-12T09:00:00+08:00',
    isFrozen: true,
    isChanged: true,
    ...changes,
  });

  it('are distinguished by whether they keep the place they were assigned with', async () => {
    const uses = [
      use(),
      use({ applicationId: 2, applicationNo: 'SA2', isChanged: false }),
      use({ applicationId: 3, applicationNo: 'SA3', status: 'accepted', isFrozen: false }),
      use({ applicationId: 4, applicationNo: 'SA4', status: 'applied', isFrozen: false, isChanged: false }),
    ];
    await renderAddress('/5/show', { uses });
    const section = within(await screen.findByRole('region', { name: '未完成的服务单' }));
    expect(await section.findByText(/1 个已派单的服务单仍按派单时的地址上门/)).toBeVisible();
    expect(section.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('派单后地址已改，仍按派单时的地址'),
      expect.stringContaining('地址已在派单时固定'),
      expect.stringContaining('派单时会改用新的地址'),
      expect.stringContaining('派单前随本地址变化'),
    ]);
  });

  it.each(LANGUAGES)('have a text for everything they show in %s', async (locale) => {
    const { missing } = await renderAddress('/5/show', { uses: [use()], locale });
    await screen.findByText('SA20990302000001');
    expect(missing).toEqual([]);
  });
});

describe('the place of a visit', () => {
  async function renderVisit(changes: object) {
    const tables = applicationTables([anApplication({ userAddressId: 5, ...changes })]);
    await renderPages({
      dataProvider: fakeBackend(tables),
      tables,
      resource: APPLICATIONS,
      pages: { show: ApplicationShow },
      at: '/1/show',
    });
  }
  const assigned = (time: string) => ({ status: 'assigned', steps: [{ action: 'assign', time }] });

  it.each([
    ['follows the address until somebody is assigned', {}, '派单时确定服务地点，此前随所选地址变化'],
    ['is settled from then on', assigned('2099-03-04T08:00:00+08:00'), '服务地点已在 2099-03-04 08:00 派单时固定'],
    [
      'says when the address was changed afterwards',
      assigned('2099-03-03T08:00:00+08:00'),
      '服务地点已在 2099-03-03 08:00 派单时固定；地址资料在 2099-03-03 09:30 有改动，本单不受影响',
    ],
  ])('%s', async (_title, changes, text) => {
    await renderVisit(changes);
    await waitFor(() => expect(screen.getByText(text)).toBeVisible());
  });
});

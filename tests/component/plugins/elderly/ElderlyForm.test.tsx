import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import elderlyForm from '../../../../src/plugins/elderly/elderly/elderlyForm';
import { elderly } from '../../../../src/plugins/elderly/entities/elderly';
import { fakeBackend } from '../../kit/support/fakeBackend';
import { formPages } from '../../kit/support/formPages';
import { type RenderRequest, renderPages } from '../../kit/support/renderPages';
import { anElder, ELDERS, elderTables } from './elders';

/** Fills an input at once, because single keys are slow in a form this large. */
async function fill(user: UserEvent, element: HTMLElement, text: string) {
  await user.clear(element);
  await user.click(element);
  await user.paste(text);
}

async function renderForm(at: '/create' | '/1', request: Partial<RenderRequest> = {}, rows = [anElder()]) {
  const tables = elderTables(rows);
  const dataProvider = fakeBackend(tables);
  const rendered = await renderPages({
    dataProvider,
    tables,
    resource: ELDERS,
    at,
    pages: { ...formPages(elderly, elderlyForm), show: () => <p>record page</p> },
    ...request,
  });
  return { ...rendered, dataProvider };
}

/** The list of the form's parts, and one of its entries. */
const anchors = () => screen.findByRole('navigation', { name: '表单内容' });
const anchor = async (name: string | RegExp) => within(await anchors()).getByRole('button', { name });
/** Finds by label, because role queries are slow in a form this large. */
const input = (name: string | RegExp) => screen.findByLabelText(name, { selector: 'input' });

async function choose(user: UserEvent, label: string | RegExp, option: string) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Scores the 26 items by keyboard, from the first on. */
async function score(user: UserEvent, digits: string) {
  const first = document.querySelector<HTMLElement>('[data-capacity-item] input');
  first?.focus();
  await user.keyboard(digits);
}

const ALL_BEST = `${'4'.repeat(8)}4443${'4'.repeat(6)}112${'22434'}`;

describe('the form of an elder', () => {
  it('derives gender and birth date from the resident ID number', async () => {
    const { user } = await renderForm('/create');
    await choose(user, /证件类型/, '居民身份证');
    await fill(user, await input('证件号码'), '119900194003150022');
    expect(await screen.findByDisplayValue('1940-03-15')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox', { name: '性别' })).toHaveTextContent('女'));
  });

  it('shows at the field what is wrong with an ID number, as the server would', async () => {
    const { user } = await renderForm('/create');
    await choose(user, /证件类型/, '居民身份证');
    const number = await input('证件号码');
    await fill(user, number, '119900194003150023');
    await user.tab();
    expect(await screen.findByText('证件号码的校验位不正确，请核对')).toBeVisible();
  });

  it('marks the parts with errors when saving is refused, focuses the first, and sends nothing', async () => {
    const { user, dataProvider } = await renderForm('/create');
    await user.click(await screen.findByRole('button', { name: '保存' }));
    expect(await screen.findByText('填写有误，请检查标出的内容')).toBeVisible();
    expect(await anchor(/^基本信息.*[1-9]\d* 处有误$/)).toBeVisible();
    expect(await anchor(/^居住与家庭.*[1-9]\d* 处有误$/)).toBeVisible();
    expect(await anchor('住所位置')).toBeVisible();
    await waitFor(async () => expect(await input(/姓名/)).toHaveFocus());
    expect(dataProvider.create).not.toHaveBeenCalled();
  });

  it('lists its parts with links, follows the focus and marks unsaved parts', async () => {
    const { user } = await renderForm('/1');
    const list = within(await anchors());
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toHaveLength(7);
    expect(await anchor('基本信息')).toHaveAttribute('aria-current', 'location');
    await user.click(await anchor('居住与家庭'));
    expect(screen.getByRole('heading', { name: '居住与家庭' })).toHaveFocus();
    expect(await anchor('居住与家庭')).toHaveAttribute('aria-current', 'location');
    await fill(user, await input(/街道/), '竹溪街道');
    expect(await anchor('居住与家庭 已修改')).toBeVisible();
    expect(await anchor('基本信息')).not.toHaveAttribute('aria-current');

    // One stop for the Tab key, arrows within.
    (await anchor(/^居住与家庭/)).focus();
    await user.keyboard('{ArrowDown}');
    expect(await anchor('住所位置')).toHaveFocus();
    await user.keyboard('{Home}{Enter}');
    expect(screen.getByRole('heading', { name: '基本信息' })).toHaveFocus();
    expect(list.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toEqual([await anchor('基本信息')]);
  });
});

describe('the form of an elder without type lists', () => {
  it('works without the rules that need them, and leaves validation to the server', async () => {
    // React-admin logs each failed call there.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, dataProvider } = await renderForm('/1');
    dataProvider.getList.mockRejectedValue(new HttpError('请求超时', 408));
    await fill(user, await input(/街道/), '松涛街道');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(dataProvider.update).toHaveBeenCalled());
  });
});

describe('the ability assessment', () => {
  it('updates score and grade while it is scored by keyboard', async () => {
    const { user } = await renderForm('/create');
    await score(user, ALL_BEST.slice(0, 25));
    expect(await screen.findByText('还有 1 项未评分')).toBeVisible();
    await user.keyboard(ALL_BEST.slice(25));
    expect(await screen.findByText('能力完好', { selector: 'span' })).toBeVisible();
    expect(screen.getByText('90')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox', { name: '能力等级' })).toHaveValue('能力完好'));
  });

  it('makes the grade one worse for dementia, and explains why', async () => {
    const { user } = await renderForm('/create');
    await score(user, ALL_BEST);
    await user.click(screen.getByRole('button', { name: '确诊痴呆（F00–F03）' }));
    expect(await screen.findByText('能力轻度受损', { selector: 'span' })).toBeVisible();
    expect(screen.getByText('按总分为能力完好')).toBeVisible();
    expect(screen.getByText('依据：确诊痴呆（F00–F03）')).toBeVisible();
  });

  it('describes the selected score', async () => {
    const { user } = await renderForm('/create');
    await user.click(screen.getByRole('radio', { name: '1 需大量接触式协助，经常呛咳（每周 1 次及以上）' }));
    expect(screen.getByText('需大量接触式协助，经常呛咳（每周 1 次及以上）')).toBeVisible();
  });

  it('does not accept a score that the item does not have', async () => {
    const { user } = await renderForm('/create');
    screen.getByRole('radio', { name: /^3 独立连续上下/ }).focus();
    await user.keyboard('4');
    expect(
      within(screen.getByRole('radiogroup', { name: '上下楼梯' })).queryByRole('radio', { checked: true }),
    ).toBeNull();
  });
});

describe('the place of the home', () => {
  it('is set on a map that starts among the elders of the district', async () => {
    const neighbour = anElder({ id: 2, lng: 120.151234, lat: 30.281234 });
    const { user, dataProvider } = await renderForm('/1', {}, [anElder({ lng: null, lat: null }), neighbour]);
    expect(await screen.findByText('同区县的其他老人 1 位，仅精确到约 1 公里')).toBeVisible();
    screen.getByRole('application', { name: '地图选点' }).focus();
    await user.keyboard('{ArrowUp}');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(dataProvider.update).toHaveBeenCalledTimes(1));
    // The center of the map is as precise as the masked coordinates of the neighbor.
    expect(dataProvider.update.mock.calls[0]?.[1].data).toMatchObject({ lng: 120.15, lat: 30.28 });
  });

  it('explains what the map needs when nothing is known nearby', async () => {
    await renderForm('/create');
    expect(await screen.findByText('填写行政区划或粘贴经纬度后显示地图')).toBeVisible();
  });
});

describe('editing an elder', () => {
  it('sends only the changes, with the version they were made on', async () => {
    const { user, dataProvider, router } = await renderForm('/1');
    const street = await input(/街道/);
    await fill(user, street, '竹溪街道');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(dataProvider.update).toHaveBeenCalledTimes(1));
    expect(dataProvider.update.mock.calls[0]?.[1].data).toMatchObject({ id: 1, version: 1, street: '竹溪街道' });
    expect(dataProvider.update.mock.calls[0]?.[1].data).not.toHaveProperty('name');
    expect(dataProvider.update.mock.calls[0]?.[1].data).not.toHaveProperty('contacts');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/${ELDERS}/1/show`));
  });

  it('offers the streets where elders live, as the server finds them for the typed text', async () => {
    const { user, dataProvider } = await renderForm('/1');
    dataProvider.call.mockImplementation(async (_resource, operation) =>
      operation === 'selectPlaces' ? { data: [{ value: '竹溪街道' }], dataCount: 1 } : {},
    );
    await user.clear(await input(/街道/));
    await user.type(await input(/街道/), 'zx');
    await user.click(await screen.findByRole('option', { name: '竹溪街道' }));
    expect(await input(/街道/)).toHaveValue('竹溪街道');
    const asked = dataProvider.call.mock.calls.filter(([, operation]) => operation === 'selectPlaces');
    expect(asked.at(-1)?.[2]).toEqual({ part: 'street', keyword: 'zx' });
  });

  it('shows the region of an elder, accepts a name or a code, and refuses anything else', async () => {
    const { user, dataProvider } = await renderForm('/1');
    dataProvider.call.mockImplementation(async (_resource, operation) =>
      operation === 'selectPlaces' ? { data: [{ value: '119904', count: 7 }], dataCount: 1 } : {},
    );
    const region = await input(/行政区划/);
    expect(region).toHaveValue('119901');
    await user.clear(region);
    await user.click(region);
    expect(await screen.findByText('使用中 7')).toBeVisible();
    await user.type(region, '杭州 西湖');
    expect(await screen.findByText('浙江省 / 杭州市 · 330106')).toBeVisible();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(region).toHaveValue('浙江省 / 杭州市 / 西湖区');
    await user.clear(region);
    await user.type(region, '某地');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('请选择地区，或输入 6 位、9 位或 12 位行政区划代码')).toBeVisible();
    expect(dataProvider.update).not.toHaveBeenCalled();
    expect(region).toHaveValue('某地');
    await user.clear(region);
    await user.type(region, '330106002003');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(dataProvider.update.mock.calls[0]?.[1].data).toMatchObject({ regionCode: '330106002003' }),
    );
  });

  it('locks masked values until they are typed again', async () => {
    const { user, dataProvider } = await renderForm('/1');
    const name = await screen.findByDisplayValue('王*英');
    expect(name).toHaveAttribute('readonly');
    const [retype] = screen.getAllByRole('button', { name: '重新填写' });
    if (retype) await user.click(retype);
    await fill(user, await input(/姓名/), '王秀兰');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(dataProvider.update.mock.calls[0]?.[1].data).toMatchObject({ name: '王秀兰' }));
    expect(dataProvider.update.mock.calls[0]?.[1].data).not.toHaveProperty('idNo');
  });

  it('fills in the real values after a reason, and does not send them back unchanged', async () => {
    const { user, dataProvider } = await renderForm('/1');
    await user.click(await screen.findByRole('button', { name: '查看完整信息' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByText('核对身份信息'));
    await user.click(dialog.getByRole('button', { name: '查看完整信息' }));
    expect(await screen.findByDisplayValue('119900194003150022')).toBeVisible();
    expect(screen.getByDisplayValue('1940-03-15')).toBeVisible();
    const phone = screen.getByDisplayValue('19900000012');
    await fill(user, phone, '19900000099');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(dataProvider.update).toHaveBeenCalledTimes(1));
    const sent = dataProvider.update.mock.calls[0]?.[1].data;
    expect(sent).toMatchObject({ contacts: [{ name: '王小明', phone: '19900000099' }] });
    expect(sent).not.toHaveProperty('idNo');
    expect(sent).not.toHaveProperty('capacityItems');
  });

  it("shows the server's message at its field", async () => {
    const { user, dataProvider } = await renderForm('/1');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    dataProvider.update.mockRejectedValue(new HttpError('填写有误', 4000, { errors: { street: '没有这个街道' } }));
    await user.type(await input(/街道/), '一');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('没有这个街道')).toBeVisible();
  });

  it('shows what another user saved meanwhile, and saves over it after a confirmation', async () => {
    const { user, dataProvider, router } = await renderForm('/1');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const save = dataProvider.update.getMockImplementation();
    await user.type(await input(/社区/), '二');
    dataProvider.update.mockRejectedValueOnce(new HttpError('数据已被他人修改，请刷新', 4000, null));
    dataProvider.getOne.mockResolvedValueOnce({ data: anElder({ version: 7, street: '长青街道' }) });
    await user.click(screen.getByRole('button', { name: '保存' }));
    const dialog = within(await screen.findByRole('dialog', { name: '数据已被他人修改' }));
    expect(dialog.getByText('长青街道')).toBeVisible();
    expect(dialog.getByText('敬老社区二')).toBeVisible();
    if (save) dataProvider.update.mockImplementation(save);
    await user.click(dialog.getByRole('button', { name: '保留我的修改，再次保存' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/${ELDERS}/1/show`));
    const calls = dataProvider.update.mock.calls;
    expect(calls[calls.length - 1]?.[1].data).toMatchObject({ version: 7, community: '敬老社区二' });
  });
});

describe('the form of an elder in other languages', () => {
  it.each(['zh-CN', 'zh-TW', 'en', 'ja'] as const)('has a text for everything it shows in %s', async (locale) => {
    const { missing } = await renderForm('/1', { locale });
    await waitFor(() => expect(screen.getAllByRole('region')).toHaveLength(7));
    expect(missing).toEqual([]);
  });
});

// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { specifiedCalls } from '../../../../contract/calls/specification';
import { backendCalls, createDataProvider } from '../../../../src/dataProvider';
import { device } from '../../../../src/plugins/device/entities/devices/device';
import { elderly } from '../../../../src/plugins/elderly/entities/elderly';
import { bloodOxygen } from '../../../../src/plugins/record/entities/kinds/bloodOxygen';
import { returnVisit } from '../../../../src/plugins/visit/entities/returnVisit';
import { createSpecServer, FIXTURE_USER } from '../../../fixtures/specServer/createSpecServer';
import { toFetch } from '../../../fixtures/specServer/Handler';
import { createTestHttp, translateZh } from '../../support/testHttp';

async function connect() {
  const server = createSpecServer();
  const send = toFetch(server.handle);
  const signedIn = await send('http://fixture.test/api/login.admin.open', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(FIXTURE_USER),
  });
  const { data } = await signedIn.json();
  const { http, network } = createTestHttp(({ url, init }) => {
    const headers = new Headers(init.headers);
    headers.set('Authorization', data.token);
    return send(url.href, { ...init, headers });
  });
  const clock = { now: 0 };
  const provider = createDataProvider({
    http,
    resources: () =>
      [bloodOxygen, device, returnVisit, elderly].map((entity) => ({ name: entity.name, entity, protocol: 'care' })),
    has: await backendCalls('spec'),
    masking: false,
    translate: translateZh,
    now: () => clock.now,
  });
  const asked = () => network.seen.map(({ call, url }) => call + url.search);
  return { server, provider, asked, clock };
}

const page = (number: number, perPage = 2) => ({ pagination: { page: number, perPage } });

describe('a back end with only the specification', () => {
  it('lists the records of a kind by its devices', async () => {
    const { server, provider, asked } = await connect();
    expect((await provider.getList('bloodOxygen', page(1, 10))).total).toBe(5);
    expect((await provider.getOne('bloodOxygen', { id: 3 })).data).toMatchObject({ deviceId: 3 });
    expect(asked()).toEqual([
      'selectAll.device.open',
      ...[1, 2, 3, 4, 5].map((id) => `selectByDeviceId.bloodOxygen.open?deviceId=${id}`),
    ]);
    expect(server.unknown).toEqual([]);
  });

  it('lists visits with queryAll', async () => {
    const { provider, asked } = await connect();
    expect((await provider.getList('returnVisit', page(1))).data).toHaveLength(2);
    expect(asked()).toEqual(['queryAll.returnVisit.admin']);
  });

  it('is not requested again for paging or sorting, but for a refresh', async () => {
    const { provider, asked, clock } = await connect();
    await provider.getList('elderly', page(1));
    clock.now = 60_000;
    await provider.getList('elderly', page(2));
    await provider.getList('elderly', { ...page(1), sort: { field: 'name', order: 'ASC' } });
    expect(asked()).toHaveLength(1);
    await provider.getList('elderly', { ...page(1), sort: { field: 'name', order: 'ASC' } });
    expect(asked()).toHaveLength(2);
  });

  it('can be filtered by fields that another back end would mask', async () => {
    const { provider } = await connect();
    const { data } = await provider.getList('elderly', { ...page(1), filter: { phone: 'phone3' } });
    expect(data).toMatchObject([{ id: 3 }]);
  });
});

describe('the capabilities of a back end', () => {
  it('can go beyond the specification', async () => {
    const has = await backendCalls(['spec', 'select*.meal.open']);
    expect(has('selectAll.meal.open')).toBe(true);
    expect(has('insert.meal.open')).toBe(false);
    expect([...specifiedCalls].every(has)).toBe(true);
  });
});

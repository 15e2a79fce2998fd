import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GeofenceMap, type GeofenceMapProps } from '../../../src/core/kit';
import { fakeBackend } from './support/fakeBackend';
import { renderPages } from './support/renderPages';

const place = { lng: 120.15, lat: 30.28 };
const drawing = () => screen.findByRole('img', { name: '签到位置示意图' });

async function renderMap(props: Partial<GeofenceMapProps>) {
  await renderPages({
    dataProvider: fakeBackend({}),
    tables: {},
    resource: 'visits',
    pages: { list: () => <GeofenceMap place={place} radiusM={100} marks={[]} {...props} /> },
  });
}

describe('the geofence map', () => {
  it('draws the positions of sign-in and sign-out, and describes them in words', async () => {
    await renderMap({
      marks: [
        { kind: 'in', point: { lng: 120.1504, lat: 30.28 }, distanceM: 38, accuracyM: 25 },
        { kind: 'out', point: { lng: 120.2, lat: 30.28 }, distanceM: 4802 },
      ],
    });
    const svg = await drawing();
    expect(svg.querySelector('[data-part=in]')).not.toBeNull();
    expect(svg.querySelector('[data-part=out]')).not.toBeNull();
    expect(svg).toHaveTextContent('北');
    expect(screen.getByText('距服务地点 38 米，在范围内')).toBeVisible();
    expect(screen.getByText('定位精度 ±25 米')).toBeVisible();
    expect(screen.getByText('距服务地点 4.8 公里，超出范围 4.7 公里')).toBeVisible();
  });

  it('shows distances without directions while coordinates are masked', async () => {
    await renderMap({ place: undefined, isMasked: true, marks: [{ kind: 'in', distanceM: 260 }] });
    const svg = await drawing();
    expect(svg.querySelector('circle[data-part=in]')).not.toBeNull();
    expect(svg).not.toHaveTextContent('北');
    expect(screen.getByText(/坐标已隐藏/)).toBeVisible();
  });

  it('reports a sign without a position', async () => {
    await renderMap({ marks: [{ kind: 'out' }] });
    expect((await drawing()).querySelector('[data-part=out]')).toBeNull();
    expect(screen.getByText('没有定位')).toBeVisible();
  });

  it('reports that a place without coordinates cannot be drawn', async () => {
    await renderMap({ place: undefined, marks: [{ kind: 'in' }] });
    expect(await screen.findByText('没有服务地点的坐标，无法画出位置')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });
});

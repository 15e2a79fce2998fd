import { describe, expect, it } from 'vitest';
import { decodeRun, extremesOf } from '../../../../src/plugins/record/day/waveform/decodeRun';
import { lostPackets } from '../../../../src/plugins/record/day/waveform/lostPackets';
import { pageAt, pagedSpan } from '../../../../src/plugins/record/day/waveform/pages';
import { nameOf, packetsOf, segmentsOf } from '../../../../src/plugins/record/day/waveform/segments';
import { signalDisplays } from '../../../../src/plugins/record/day/waveform/signalDisplays';
import type { PacketEntry } from '../../../../src/plugins/record/entities/kinds/raw';

const packet = (seq: number, sec: number, more: Partial<PacketEntry> = {}): PacketEntry => ({
  seq,
  sec,
  ms: 10_000,
  signal: 'ecg',
  hz: 250,
  bytes: 5_000,
  ...more,
});
const day = { fromSec: 0, toSec: 86_400 };

describe('the waveform page of a moment', () => {
  it.each([
    [0, 0],
    [9.99, 0],
    [10, 10],
    [86_399.5, 86_390],
    [86_400, 86_390],
    [-1, 0],
  ])('of second %d begins at %d', (sec, page) => expect(pageAt(sec, day)).toBe(page));

  it('continues past midnight when packets do', () => {
    const span = pagedSpan([packet(1, -15), packet(2, 86_395, { ms: 15_500 })]);
    expect(span).toEqual({ fromSec: -15, toSec: 86_410.5 });
    expect([pageAt(-1_000, span), pageAt(90_000, span)]).toEqual([-20, 86_410]);
  });
});

describe('the content of a waveform page', () => {
  const told = (own: readonly PacketEntry[], there: readonly PacketEntry[], fromSec = 100) =>
    segmentsOf(own, new Set(there.map(nameOf)), { fromSec, toSec: fromSec + 10 }).map(
      ({ fromSec: from, toSec, state }) => [from, toSec, state],
    );

  it('consists of packets with and without content, and gaps', () => {
    const [one, other] = [packet(1, 95, { ms: 8_000 }), packet(3, 106)];
    expect(told([one, other], [one])).toEqual([
      [100, 103, 'there'],
      [103, 106, 'gap'],
      [106, 110, 'missing'],
    ]);
  });

  it('is one gap when there is no packet', () => {
    expect(told([], [])).toEqual([[100, 110, 'gap']]);
    expect(told([packet(1, 90), packet(2, 110)], [])).toEqual([[100, 110, 'gap']]);
  });

  it('has no gap where packets meet, even if less than a sample is missing between them', () => {
    const [one, other] = [packet(1, 95, { ms: 9_997 }), packet(2, 105)];
    expect(told([one, other], [one, other]).map(([, , state]) => state)).toEqual(['there', 'there']);
  });

  it('shows both of two packets that overlap', () => {
    const [one, other] = [packet(1, 100), packet(2, 104, { ms: 2_000 })];
    expect(told([one, other], [one])).toEqual([
      [100, 110, 'there'],
      [104, 106, 'missing'],
    ]);
  });

  it('contains one signal only, sorted by time', () => {
    const packets = [packet(2, 20), packet(7, 0, { signal: 'acc' }), packet(1, 10)];
    expect(packetsOf(packets, 'ecg').map(({ seq }) => seq)).toEqual([1, 2]);
  });
});

describe('lost packets', () => {
  it('are the numbers missing between those received, with the time they leave open', () => {
    expect(lostPackets([packet(4, 0), packet(5, 10), packet(8, 40), packet(10, 60)])).toEqual([
      { firstSeq: 6, lastSeq: 7, fromSec: 20, toSec: 40 },
      { firstSeq: 9, lastSeq: 9, fromSec: 50, toSec: 60 },
    ]);
  });

  it('are none when the numbers are consecutive, in any order of arrival', () => {
    expect(lostPackets([packet(2, 10), packet(1, 0), packet(3, 20)])).toEqual([]);
    expect(lostPackets([packet(9, 0)])).toEqual([]);
    expect(lostPackets([])).toEqual([]);
  });
});

describe('displayed samples', () => {
  const data = (samples: readonly number[]) => Buffer.from(Int16Array.from(samples).buffer).toString('base64');
  const run = { seq: 1, hz: 250, fromMs: 0 };

  it('are millivolts of an electrocardiogram', () => {
    const { axes } = decodeRun({ ...run, data: data([0, 200, -100]) }, signalDisplays.ecg);
    expect(axes).toHaveLength(1);
    expect([...(axes[0] ?? [])]).toEqual([0, 1, -0.5]);
  });

  it('are the three axes of an acceleration, each separately', () => {
    const { axes } = decodeRun({ ...run, data: data([1, 2, 3, -4, -5, -6]) }, signalDisplays.acc);
    expect(axes.map((values) => [...values])).toEqual([
      [1, -4],
      [2, -5],
      [3, -6],
    ]);
  });

  it('are summarized by minimum and maximum, and not at all when there are none', () => {
    const decoded = decodeRun({ ...run, data: data([3_650, 3_710]) }, signalDisplays.temp);
    const { least, greatest, count } = extremesOf([decoded]) ?? { least: 0, greatest: 0, count: 0 };
    expect([Math.round(least * 100), Math.round(greatest * 100), count]).toEqual([3_650, 3_710, 2]);
    expect(extremesOf([])).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { dayStart, HOUR_MS, toIsoMoment } from '../../../../contract/moment';
import { combineEpisodeStates, episodeStateOf } from '../../../../src/plugins/record/entities/alerts/episodeState';
import { findingsOf } from '../../../../src/plugins/record/server/alerts/findings';
import type { Alert } from '../../../../src/plugins/record/server/signals/alerts/alert';

const DATE = '2026-03-12';
const day = { kind: 'heartRate', deviceId: 1, recordId: 1, date: DATE } as const;
const alert = (fromSec: number | null, toSec: number | null): Alert => ({
  code: 'heartRateLow',
  level: 'critical',
  fromSec,
  toSec,
  value: 30,
  limit: 40,
});
const ongoingOf = (fromSec: number | null, toSec: number | null, lastSec: number) =>
  findingsOf({ ...day, alerts: [alert(fromSec, toSec)], lastSec })[0]?.ongoing;

describe('the known end of a finding', () => {
  it('is determined by the data of its day: they end with it, or show its end', () => {
    expect(ongoingOf(0, 600, 600)).toBe(true);
    expect(ongoingOf(0, 600, 601)).toBe(false);
  });

  it('is unknown for a single reading and for a whole day, however old', () => {
    expect(ongoingOf(600, 600, 600)).toBeNull();
    expect(ongoingOf(null, null, 600)).toBeNull();
    const now = dayStart(DATE) + 900 * HOUR_MS;
    expect(
      episodeStateOf({ kind: 'bloodPressure', toTime: toIsoMoment(now), ongoing: null }, { silentHours: 72, now }),
    ).toBeNull();
  });

  const end = dayStart(DATE) + 10 * HOUR_MS;
  const at = (
    hours: number,
    finding: Partial<Parameters<typeof episodeStateOf>[0]> = {},
    silentHours: number | null = 6,
  ) =>
    episodeStateOf(
      { kind: 'heartRate', toTime: toIsoMoment(end), ongoing: true, ...finding },
      { silentHours, now: end + hours * HOUR_MS },
    );

  it('is open while its data are newer than the allowed silence of the device, then unknown', () => {
    expect(at(0)).toBe('ongoing');
    expect(at(5.99)).toBe('ongoing');
    expect(at(6)).toBe('unknown');
    expect(at(1, {}, 1)).toBe('unknown');
    // A kind without a limit is no longer current after an hour.
    expect(at(0.9, {}, null)).toBe('ongoing');
    expect(at(1, {}, null)).toBe('unknown');
  });

  it('is reported as ended only when later data show it', () => {
    expect(at(0, { ongoing: false })).toBe('ended');
    expect(at(100)).not.toBe('ended');
  });

  it('is unknown for an episode that touches the end of its recording, from the first minute on', () => {
    expect(at(0, { kind: 'ecg' })).toBe('unknown');
    expect(at(0, { kind: 'ecg', ongoing: false })).toBe('ended');
    expect(at(0, { kind: 'ecg', ongoing: null })).toBeNull();
  });

  it('is open while a silent device is still silent', () => {
    expect(at(900, { kind: 'device' })).toBe('ongoing');
  });

  it('of an event with several sources is reported only when none contradicts', () => {
    expect(combineEpisodeStates(['ended', 'unknown', null])).toBe('unknown');
    expect(combineEpisodeStates(['ended', 'ongoing', 'unknown'])).toBe('ongoing');
    expect(combineEpisodeStates(['ended', null])).toBe('ended');
    expect(combineEpisodeStates([null, undefined])).toBeNull();
  });
});

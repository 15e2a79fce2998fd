import { describe, expect, it } from 'vitest';
import type { PacketEntry } from '../../../../../src/plugins/record/entities/kinds/raw';
import { planRecording } from '../../../../../src/plugins/report/server/recordings/recordingPlan';

const DAY = '2026-03-09';
const HZ = 250;

/** Packets of the given seconds of ECG each, from the given seconds of the day on. */
const packets = (starts: readonly number[], seconds: number, date = DAY) =>
  starts.map((sec, index) => ({
    date,
    packet: { seq: index, sec, ms: seconds * 1_000, signal: 'ecg', hz: HZ, bytes: seconds * HZ * 2 } as PacketEntry,
  }));
const planned = (given: ReturnType<typeof packets>) => {
  const made = planRecording(given);
  if ('problems' in made) throw new Error(JSON.stringify(made.problems));
  return made.plan;
};
const problemOf = (given: ReturnType<typeof packets>) => {
  const made = planRecording(given);
  return 'problems' in made ? made.problems[0]?.code : undefined;
};

describe('packets of a recording', () => {
  it('are sorted by time, whatever their order', () => {
    const plan = planned(packets([60, 0, 30], 30));
    expect(plan.parts.map(({ packet, lost }) => [packet.sec, lost])).toEqual([
      [0, 0],
      [30, 0],
      [60, 0],
    ]);
    expect(plan).toMatchObject({ hz: HZ, sampleCount: 90 * HZ, begin: Date.parse('2026-03-09T00:00:00+08:00') });
    expect(plan.end - plan.begin).toBe(90_000);
  });

  it('continue over midnight', () => {
    const plan = planned([...packets([86_370], 30), ...packets([0], 30, '2026-03-10')]);
    expect(plan.parts.map(({ lost }) => lost)).toEqual([0, 0]);
  });

  it('that end within a second have no gap, because the index has no fractions', () => {
    expect(planned(packets([0, 31], 30.5)).sampleCount).toBe(61 * HZ);
    expect(planned(packets([0, 30], 30.5)).sampleCount).toBe(61 * HZ);
  });

  it('have a gap when they begin more than a second late', () => {
    expect(planned(packets([0, 61, 122], 60)).parts.map(({ lost }) => lost)).toEqual([0, 0, 2 * HZ]);
    expect(planned(packets([0, 62], 60)).parts.map(({ lost }) => lost)).toEqual([0, 2 * HZ]);
  });

  it('of a fast clock are as long as their samples, however many they are', () => {
    // Each declares 60.004 s and begins 60 s after the previous one.
    const fast = Array.from({ length: 600 }, (_, index) => index * 60);
    const plan = planned(packets(fast, 60.004));
    expect(plan.parts.every(({ lost }) => lost === 0)).toBe(true);
    expect(plan.sampleCount).toBe(600 * 15_001);
  });

  it('overlap from a second on', () => {
    expect(problemOf(packets([0, 30], 31))).toBe('recordingOverlap');
    expect(problemOf(packets([0, 30], 30.996))).toBeUndefined();
    expect(problemOf(packets([30, 30], 30))).toBe('recordingOverlap');
  });

  it('that arrive at the pace of another sampling rate are refused as such', () => {
    const asked = (starts: readonly number[], seconds: number) => planRecording(packets(starts, seconds));
    const problems = (shown: number) => ({
      problems: [{ field: 'hz', code: 'recordingPace', params: { hz: HZ, shown } }],
    });
    expect(asked([0, 15, 30, 45], 30)).toEqual(problems(500));
    expect(asked([0, 60, 120, 181], 30)).toEqual(problems(125));
    expect(problemOf(packets([0, 60, 90, 120], 30))).toBe('recordingGaps');
    expect(problemOf(packets([0, 30, 45, 60], 30))).toBe('recordingOverlap');
  });

  it('may lack a tenth and not more', () => {
    expect(problemOf(packets([0, 50], 45))).toBeUndefined();
    expect(problemOf(packets([0, 51], 45))).toBeUndefined();
    expect(problemOf(packets([0, 100], 45))).toBe('recordingGaps');
    expect(problemOf(packets([0, 56], 45))).toBe('recordingGaps');
    expect(problemOf(packets([0, 55], 45))).toBeUndefined();
  });

  it('cover at least ten seconds and at most a day', () => {
    expect(problemOf(packets([0], 10))).toBeUndefined();
    expect(problemOf(packets([0], 9.996))).toBe('recordingLength');
    const day = Array.from({ length: 24 }, (_, index) => index * 3_600);
    expect(problemOf(packets(day, 3_600))).toBeUndefined();
    expect(problemOf([...packets(day, 3_600), ...packets([0], 1, '2026-03-10')])).toBe('recordingLength');
  });

  it.each([100, 251, 1_000])('at %i samples a second are refused', (hz) => {
    const [one] = packets([0], 30);
    expect(problemOf(one ? [{ ...one, packet: { ...one.packet, hz } }] : [])).toBe('recordingRates');
  });

  it('at two rates are refused, and so is an empty list', () => {
    const [one, two] = packets([0, 30], 30);
    expect(problemOf(one && two ? [one, { ...two, packet: { ...two.packet, hz: 125 } }] : [])).toBe('recordingRates');
    expect(problemOf([])).toBe('required');
  });
});

import { describe, expect, it } from 'vitest';
import {
  type AlarmPriority,
  alarmKey,
  alarmPriorities,
  byPriority,
  priorityOf,
} from '../../../../src/plugins/record/alarm/alarmPriority';
import { AlarmSchedule, WARNING_REPEAT_MS } from '../../../../src/plugins/record/alarm/alarmSchedule';
import { alarmSignals } from '../../../../src/plugins/record/alarm/alarmSignals';
import type { Finding, WardAlert } from '../../../../src/plugins/record/entities/alerts/wearerAlert';
import { notifiedLines } from '../../../../src/plugins/record/ward/notifiedLines';

const NOW = Date.parse('2026-03-12T10:00:00+08:00');

const alarm = (id: number, alertLevel: 'warn' | 'critical', ...codes: Finding['code'][]) =>
  ({ id, alertLevel, raisedTime: null, findings: codes.map((code) => ({ code })) }) as unknown as WardAlert;

/** Returns the sounds within the given seconds, as [second, priority]. */
function heard(schedule: AlarmSchedule, from: number, seconds: number): [number, AlarmPriority][] {
  const played: [number, AlarmPriority][] = [];
  for (let ms = 0; ms < seconds * 1_000; ms += 250) {
    const priority = schedule.due(from + ms);
    if (priority) played.push([ms / 1_000, priority]);
  }
  return played;
}

it('alarms are listed by priority in a stable order, so that a device never ranks above a person', () => {
  const alarms = [alarm(1, 'warn', 'ecgUnusable'), alarm(2, 'warn', 'breathingSlow'), alarm(3, 'critical', 'sos')];
  const more = [alarm(4, 'warn', 'breathingFast'), alarm(5, 'critical', 'fall')];
  expect(byPriority([...alarms, ...more]).map(({ id }) => id)).toEqual([3, 5, 2, 4, 1]);
});

describe('alarm signals (IEC 60601-1-8)', () => {
  it('have ten, three and two pulses', () => {
    expect(alarmPriorities.map((priority) => alarmSignals[priority].tones.length)).toEqual([10, 3, 2]);
  });

  it('repeat high priority every 5 to 15 seconds, medium every 15 to 30, low never', () => {
    const { high, medium, low } = alarmSignals;
    expect(high.everyMs).toBeGreaterThanOrEqual(5_000);
    expect(high.everyMs).toBeLessThanOrEqual(15_000);
    expect(medium.everyMs).toBeGreaterThanOrEqual(15_000);
    expect(medium.everyMs).toBeLessThanOrEqual(30_000);
    expect(low.everyMs).toBeUndefined();
  });

  it.each(alarmPriorities)(
    'have pulses with duration and pitch within the standard, one after the other: %s',
    (priority) => {
      const [least, most] = priority === 'high' ? [0.075, 0.2] : [0.125, 0.25];
      const { tones, everyMs } = alarmSignals[priority];
      for (const [index, { at, seconds, hertz }] of tones.entries()) {
        expect(seconds).toBeGreaterThanOrEqual(least);
        expect(seconds).toBeLessThanOrEqual(most);
        expect(hertz).toBeGreaterThanOrEqual(150);
        expect(hertz).toBeLessThanOrEqual(1_000);
        expect(at).toBeGreaterThanOrEqual(index === 0 ? 0 : (tones[index - 1]?.at ?? 0) + seconds);
      }
      const last = tones.at(-1);
      expect((last?.at ?? 0) + (last?.seconds ?? 0)).toBeLessThan((everyMs ?? 5_000) / 1_000);
    },
  );

  it('differ in pitch and pace', () => {
    const hertz = alarmPriorities.map((priority) => alarmSignals[priority].tones[0]?.hertz);
    expect(new Set(hertz).size).toBe(3);
  });
});

describe('the priority of an alarm', () => {
  it.each<[AlarmPriority, WardAlert]>([
    ['high', alarm(1, 'critical', 'sos')],
    ['high', alarm(1, 'critical', 'heartRateLow', 'deviceSilent')],
    ['medium', alarm(1, 'warn', 'door')],
    ['medium', alarm(1, 'warn', 'deviceSilent', 'heartRateLow')],
    ['low', alarm(1, 'warn', 'deviceSilent')],
  ])('is %s', (priority, patient) => {
    expect(priorityOf(patient)).toBe(priority);
  });

  it('is recomputed once something else is found', () => {
    expect(alarmKey(alarm(1, 'critical', 'sos'))).not.toBe(alarmKey(alarm(1, 'critical', 'sos', 'fall')));
  });
});

describe('the sound of alarms', () => {
  it('repeats a critical one until it is acknowledged, even if it was there before the console opened', () => {
    const schedule = new AlarmSchedule();
    schedule.update([alarm(1, 'critical', 'sos')], NOW);
    expect(heard(schedule, NOW, 31)).toEqual([
      [0, 'high'],
      [10, 'high'],
      [20, 'high'],
      [30, 'high'],
    ]);
    expect(heard(schedule, NOW + 3_600_000, 1)).toEqual([[0, 'high']]);
    schedule.update([], NOW + 3_601_000);
    expect(heard(schedule, NOW + 3_601_000, 60)).toEqual([]);
  });

  it('plays a new critical one immediately, while another sounds', () => {
    const schedule = new AlarmSchedule();
    schedule.update([alarm(1, 'critical', 'sos')], NOW);
    expect(schedule.due(NOW)).toBe('high');
    schedule.update([alarm(1, 'critical', 'sos'), alarm(2, 'critical', 'fall')], NOW + 1_000);
    expect(schedule.due(NOW + 1_000)).toBe('high');
  });

  it('plays a new warning every twenty seconds for some minutes, and none for older ones', () => {
    const schedule = new AlarmSchedule();
    schedule.update([alarm(1, 'warn', 'stepsFallen')], NOW);
    expect(heard(schedule, NOW, 60)).toEqual([]);
    schedule.update([alarm(1, 'warn', 'stepsFallen'), alarm(2, 'warn', 'door')], NOW + 60_000);
    const played = heard(schedule, NOW + 60_000, 600);
    expect(played.slice(0, 3)).toEqual([
      [0, 'medium'],
      [20, 'medium'],
      [40, 'medium'],
    ]);
    expect(played).toHaveLength(WARNING_REPEAT_MS / 20_000);
  });

  it('plays a silent device once', () => {
    const schedule = new AlarmSchedule();
    schedule.update([], NOW);
    schedule.update([alarm(1, 'warn', 'deviceSilent')], NOW + 1_000);
    expect(heard(schedule, NOW + 1_000, 120)).toEqual([[0, 'low']]);
  });

  it('plays only the most urgent one', () => {
    const schedule = new AlarmSchedule();
    schedule.update([], NOW);
    schedule.update([alarm(1, 'warn', 'door'), alarm(2, 'critical', 'sos')], NOW);
    expect(new Set(heard(schedule, NOW, 30).map(([, priority]) => priority))).toEqual(new Set(['high']));
  });
});

describe('the notified people for an alert without an acknowledgment', () => {
  const told = (role: 'doctor' | 'lead' | 'post', state: 'delivered' | 'queued' | 'failed') =>
    ({ role, state, name: '甲', time: '2026-03-12T10:00:00.000+08:00' }) as const;
  const keysOf = (escalation: 'post' | 'lead', people: WardAlert['told']) =>
    notifiedLines({ escalation, told: people }).map(({ key }) => key);

  it('are everyone on duty only when each has received the message', () => {
    expect(keysOf('post', [told('post', 'delivered'), told('post', 'delivered')])).toEqual(['post.all']);
    expect(keysOf('post', [told('post', 'delivered'), told('post', 'queued')])).toEqual(['post.some']);
    expect(keysOf('post', [told('post', 'queued')])).toEqual(['post.some']);
    expect(keysOf('post', [])).toEqual(['post.none']);
  });

  it.each(['delivered', 'queued', 'failed'] as const)(
    'include a doctor according to the delivery of the message: %s',
    (state) => {
      expect(keysOf('lead', [told('post', 'delivered'), told('doctor', state)])).toEqual([
        'post.all',
        `doctor.${state}`,
      ]);
    },
  );

  it('are, when no doctor is assigned, the lead as a named substitute', () => {
    expect(keysOf('lead', [told('lead', 'queued')])).toEqual(['post.none', 'doctor.none', 'lead.queued']);
    expect(keysOf('lead', [])).toEqual(['post.none', 'doctor.none', 'lead.none']);
  });
});

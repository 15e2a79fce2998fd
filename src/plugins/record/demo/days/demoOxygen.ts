import type { SignalEvent } from '../../server/signals/signalDay';
import type { DemoWearer } from '../wearers/demoWearer';
import { demoBody } from './demoBody';
import type { DemoDay } from './demoDay';
import { demoSeries, minutely } from './demoSeries';

const HOURS = 24;
const HOUR_MIN = 60;

export function demoBloodOxygen(wearer: DemoWearer, date: string): DemoDay {
  const { oxygen, worn } = demoBody(wearer, date);
  return { series: demoSeries('bloodOxygen', { spo2: minutely(oxygen, worn) }), events: [] };
}

export function demoRespiratoryRate(wearer: DemoWearer, date: string): DemoDay {
  const { breaths, worn } = demoBody(wearer, date);
  return { series: demoSeries('respiratoryRate', { rate: minutely(breaths, worn) }), events: [] };
}

/** Returns the hypoxia times of a day, computed from the same minutes as the saturation. */
export function demoHypoxiaTime(wearer: DemoWearer, date: string): DemoDay {
  const { oxygen, worn, falls } = demoBody(wearer, date);
  const samples = minutely(oxygen, worn);
  const hourly = (holds: (value: number) => boolean) =>
    Array.from({ length: HOURS }, (_, hour) => {
      const own = samples.slice(hour * HOUR_MIN, (hour + 1) * HOUR_MIN).filter((sample) => sample !== null);
      return own.length === 0 ? null : own.filter(holds).length;
    });
  const series = demoSeries('hypoxiaTime', {
    below90: hourly((value) => value < 90),
    below88: hourly((value) => value < 88),
    monitored: hourly(() => true),
  });
  const events = falls.flatMap(({ sec, durationSec, drop }): SignalEvent[] => {
    const minute = Math.floor(sec / 60);
    const isMeasured = worn[minute] === 1;
    const before = oxygen[Math.max(0, minute - 2)] ?? 0;
    return isMeasured ? [{ sec, durationSec, nadir: Math.max(50, Math.round(before) - drop), drop }] : [];
  });
  return { series, events };
}

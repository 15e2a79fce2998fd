import { addDays } from '../../../../../contract/moment';
import type { SignalEvent } from '../../server/signals/signalDay';
import type { DemoWearer } from '../wearers/demoWearer';
import { wornMinutes } from '../wearers/demoWearing';
import { DAY_MIN } from './demoActivity';
import { demoBody } from './demoBody';
import type { DemoDay } from './demoDay';
import { EVENING_MIN, NIGHT_MIN, UP } from './demoNight';
import { demoSeries, minutely } from './demoSeries';

export function demoSleepStatus(wearer: DemoWearer, date: string): DemoDay {
  const { stages } = demoBody(wearer, date).night;
  const worn = measuredInBed(wearer, date, stages);
  return { series: demoSeries('sleepStatus', { stage: minutely(stages, worn) }), events: [] };
}

export function demoSleepActivity(wearer: DemoWearer, date: string): DemoDay {
  const { stages, moves, turns, exits } = demoBody(wearer, date).night;
  const worn = measuredInBed(wearer, date, stages);
  const series = demoSeries('sleepActivity', { moves: minutely(moves, worn), turns: minutely(turns, worn) });
  const events = exits.filter(({ sec }) => worn[Math.floor(sec / 60) + EVENING_MIN - 1] === 1);
  return { series, events: events.map(({ sec, durationSec }): SignalEvent => ({ sec, durationSec })) };
}

/** Returns the minutes in bed while a device was worn. */
function measuredInBed(wearer: DemoWearer, date: string, stages: Uint8Array): Uint8Array {
  const worn = new Uint8Array(NIGHT_MIN);
  worn.set(wornMinutes(wearer, addDays(date, -1)).subarray(DAY_MIN - EVENING_MIN));
  worn.set(demoBody(wearer, date).worn.subarray(0, NIGHT_MIN - EVENING_MIN), EVENING_MIN);
  return worn.map((one, minute) => (one === 1 && stages[minute] !== UP ? 1 : 0));
}

const STEP_M = 0.6;
const STEP_MINUTES = 5;

export function demoSport(wearer: DemoWearer, date: string): DemoDay {
  const { activity, worn, heartRate } = demoBody(wearer, date);
  const steps = Array.from({ length: DAY_MIN / STEP_MINUTES }, (_, index) => {
    let total = 0;
    let minutes = 0;
    for (let minute = index * STEP_MINUTES; minute < (index + 1) * STEP_MINUTES; minute += 1) {
      if (!worn[minute]) continue;
      total += activity.steps[minute] ?? 0;
      minutes += 1;
    }
    return minutes === 0 ? null : total;
  });
  const events = activity.sessions.flatMap((session): SignalEvent[] => {
    const { type, fromMin, minutes } = session;
    const to = fromMin + minutes;
    if (!worn.subarray(fromMin, to).every((one) => one === 1)) return [];
    const own = heartRate.subarray(fromMin, to);
    return [
      {
        type,
        sec: fromMin * 60,
        minutes,
        steps: session.steps,
        distanceM: Math.round(session.steps * STEP_M),
        kcal: Math.round(minutes * 2.5 + session.steps * 0.02),
        avgHr: Math.round(own.reduce((sum, rate) => sum + rate, 0) / own.length),
      },
    ];
  });
  return { series: demoSeries('sport', { steps }), events };
}

export function demoSportAmplitude(wearer: DemoWearer, date: string): DemoDay {
  const { activity, worn } = demoBody(wearer, date);
  const { mean, peak } = activity;
  return {
    series: demoSeries('sportAmplitude', { mean: minutely(mean, worn), peak: minutely(peak, worn) }),
    events: [],
  };
}

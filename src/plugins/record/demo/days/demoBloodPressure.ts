import type { SignalEvent } from '../../server/signals/signalDay';
import { plantedIn } from '../plantedSignals';
import { type DemoWearer, drawOfDay } from '../wearers/demoWearer';
import { demoBody } from './demoBody';
import type { DemoDay } from './demoDay';

/** Usual times of measurement, in minutes of the day, and the pressure increase at each. */
const TIMES = [
  { minute: 430, rise: 6, chance: 1 },
  { minute: 436, rise: 4, chance: 0.45 },
  { minute: 640, rise: 1, chance: 0.5 },
  { minute: 930, rise: -2, chance: 0.55 },
  { minute: 1_190, rise: 1, chance: 1 },
  { minute: 1_260, rise: -1, chance: 1 },
] as const;

/** Usual systolic pressure by health class, under treatment. */
const SYSTOLIC: Readonly<Record<string, number>> = { hypertension: 129, stroke: 127, chd: 124, hf: 115, frail: 128 };

/** Returns three to six readings a day, highest in the morning. */
export function demoBloodPressure(wearer: DemoWearer, date: string): DemoDay {
  const draw = drawOfDay(wearer, date).branch('pressure');
  const { heartRate, worn } = demoBody(wearer, date);
  const usualSystolic = (SYSTOLIC[wearer.healthyType] ?? 121) + ((wearer.id * 7) % 9) - 4;
  const today = draw.bell('today', 0, 4);
  const planted = plantedIn(wearer, date, 'highPressure');
  const isLater = (minute: number) => date === wearer.today && minute * 60 >= wearer.nowSec;
  const events = TIMES.flatMap(({ minute: usual, rise, chance }, index): SignalEvent[] => {
    const minute = usual + draw.integer('minute', -20, 20, index) * (chance < 1 ? 0 : 1);
    // A cuff is not a wearable: readings are missing only on a day without any data.
    if (isLater(minute) || draw.unit('measures', index) >= chance || worn.every((one) => one === 0)) return [];
    const systolic = Math.round(usualSystolic + today + rise + draw.bell(`sys${index}`, 0, 5));
    const diastolic = Math.round(40 + systolic * 0.29 + draw.bell(`dia${index}`, 0, 3));
    return [makeReading({ draw, index, minute, systolic, diastolic, pulse: heartRate[minute] ?? 70 })];
  });
  if (planted && !isLater(planted.fromMin)) {
    const { fromMin } = planted;
    events.push(
      makeReading({
        draw,
        index: TIMES.length,
        minute: fromMin,
        systolic: 186,
        diastolic: 112,
        pulse: heartRate[fromMin] ?? 70,
      }),
    );
  }
  return { series: null, events: events.sort((one, other) => Number(one.sec) - Number(other.sec)) };
}

function makeReading(values: {
  draw: ReturnType<typeof drawOfDay>;
  index: number;
  minute: number;
  systolic: number;
  diastolic: number;
  pulse: number;
}): SignalEvent {
  const { draw, index, minute, systolic, diastolic, pulse } = values;
  return {
    sec: minute * 60 + draw.integer('second', 0, 59, index),
    sys: systolic,
    dia: diastolic,
    pulse: Math.round(pulse),
    posture: 'sitting',
    arm: draw.unit('arm') < 0.8 ? 'left' : 'right',
    cuffOk: true,
  };
}

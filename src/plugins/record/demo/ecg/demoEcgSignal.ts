import { clamp } from 'es-toolkit/math/clamp';
import { daysBetween } from '../../../../../contract/moment';
import type { SignalEvent } from '../../server/signals/signalDay';
import { DAY_MIN } from '../days/demoActivity';
import { demoBody } from '../days/demoBody';
import type { DemoDay } from '../days/demoDay';
import { demoSeries } from '../days/demoSeries';
import { Noise } from '../noise';
import { type DemoWearer, drawOfDay } from '../wearers/demoWearer';

/** Amplitude and quality of the ECG, minute by minute. */
export interface EcgQuality {
  /** Height of the R wave, mV. */
  amplitude: Float32Array;
  /** 0 to 100; 0 means lead off. */
  quality: Uint8Array;
}

/** Share of days with a badly placed electrode. */
const BAD_DAYS = 0.012;

/** Returns the ECG quality of a day: lower during movement, very low with a loose electrode. */
export function ecgQuality(wearer: DemoWearer, date: string): EcgQuality {
  const { activity, worn } = demoBody(wearer, date);
  const draw = drawOfDay(wearer, date).branch('ecg');
  const noise = new Noise(draw.unit('noise'));
  const own = 0.75 + ((wearer.id * 13) % 11) * 0.07;
  const isBad = draw.chance('bad', BAD_DAYS);
  const offFrom = draw.chance('off', 0.3) ? draw.integer('offFrom', 420, 1_300) : DAY_MIN;
  const offTo = offFrom + draw.integer('offFor', 2, 12);
  const amplitude = new Float32Array(DAY_MIN);
  const quality = new Uint8Array(DAY_MIN);
  for (let minute = 0; minute < DAY_MIN; minute += 1) {
    const effort = activity.effort[minute] ?? 0;
    const best = isBad ? 46 : 95;
    const isOff = minute >= offFrom && minute < offTo;
    quality[minute] = isOff || !worn[minute] ? 0 : clamp(Math.round(best - 42 * effort + 3 * noise.bell()), 5, 100);
    amplitude[minute] = isOff || !worn[minute] ? 0 : Math.max(0.1, own * (isBad ? 0.3 : 1) * (1 + 0.04 * noise.bell()));
  }
  return { amplitude, quality };
}

export function demoEcgIntensity(wearer: DemoWearer, date: string): DemoDay {
  const { worn } = demoBody(wearer, date);
  const { amplitude, quality } = ecgQuality(wearer, date);
  const series = demoSeries('ecgIntensity', {
    amplitude: Array.from(amplitude, (value, minute) => (worn[minute] ? Math.round(value * 100) / 100 : null)),
    quality: Array.from(quality, (value, minute) => (worn[minute] ? value : null)),
  });
  return { series, events: [] };
}

/** The day from which packets are numbered. */
const FIRST_DAY = '2020-01-01';
const PACKET_MIN = 60;
/** Packet numbers reserved for a day. */
const PACKETS_MOST = 100;
const HZ = { ecg: 250, acc: 25 } as const;
/** Bytes of a sample: one lead, three axes. */
const SAMPLE_BYTES = { ecg: 2, acc: 6 } as const;
/** Share of lost packets on an ordinary day, and of days with many lost packets. */
const LOST = 0.004;
const BAD_LINE = { days: 0.015, lost: 0.12 } as const;

/** Returns the packets of a day, each of at most an hour of worn time. */
export function demoRaw(wearer: DemoWearer, date: string): DemoDay {
  const { worn } = demoBody(wearer, date);
  const draw = drawOfDay(wearer, date).branch('raw');
  const noise = new Noise(draw.unit('noise'));
  const lost = draw.chance('badLine', BAD_LINE.days) ? BAD_LINE.lost : LOST;
  const stretches = wornStretches(worn);
  const events = (['ecg', 'acc'] as const).flatMap((signal) =>
    stretches.flatMap(({ fromMin, minutes }, index): SignalEvent[] => {
      const crc32 = noise.bits().toString(16).padStart(8, '0');
      if (noise.unit() < lost) return [];
      const seq = daysBetween(FIRST_DAY, date) * PACKETS_MOST + index;
      const bytes = minutes * 60 * HZ[signal] * SAMPLE_BYTES[signal];
      return [{ seq, sec: fromMin * 60, ms: minutes * 60_000, signal, hz: HZ[signal], bytes, crc32 }];
    }),
  );
  return { series: null, events: events.sort((one, other) => Number(one.sec) - Number(other.sec)) };
}

/** Returns the times a device was worn, split at full hours. */
function wornStretches(worn: Uint8Array): { fromMin: number; minutes: number }[] {
  const stretches: { fromMin: number; minutes: number }[] = [];
  let fromMin = 0;
  for (let minute = 0; minute <= worn.length; minute += 1) {
    const isCut = minute % PACKET_MIN === 0 || worn[minute] !== 1;
    if (isCut && minute > fromMin) stretches.push({ fromMin, minutes: minute - fromMin });
    if (isCut) fromMin = worn[minute] === 1 ? minute : minute + 1;
  }
  return stretches;
}

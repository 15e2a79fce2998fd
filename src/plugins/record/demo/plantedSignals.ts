import { type DemoWearer, daysAgoOf } from './wearers/demoWearer';

/** Signals that are planted, so that every finding appears at every size of the demo data. */
export type PlantedSignal =
  | 'slowHeart'
  | 'lowOxygen'
  | 'longHypoxia'
  | 'highPressure'
  | 'fall'
  | 'noData'
  | 'bedExits'
  | 'atrialFibrillation'
  | 'longQt'
  | HeartEvent;

/** Heart events of less than half a minute. */
export const heartEvents = [
  'prematureVentricular',
  'prematureAtrial',
  'ventricularRun',
  'pause',
  'avBlock',
  'pacing',
] as const;
export type HeartEvent = (typeof heartEvents)[number];

interface Planting {
  signal: PlantedSignal;
  wearer: number;
  /** 0 is the current day of the demo. */
  daysAgo: number;
  /** Minutes of the day, the end exclusive. */
  fromMin: number;
  toMin: number;
}

/** Which wearer has which signal, and when. The wearer's devices measure it. */
export const plantedSignals: readonly Planting[] = [
  { signal: 'slowHeart', wearer: 2, daysAgo: 0, fromMin: 202, toMin: 214 },
  { signal: 'lowOxygen', wearer: 4, daysAgo: 0, fromMin: 264, toMin: 273 },
  { signal: 'highPressure', wearer: 5, daysAgo: 0, fromMin: 452, toMin: 453 },
  { signal: 'fall', wearer: 6, daysAgo: 0, fromMin: 494, toMin: 500 },
  { signal: 'bedExits', wearer: 7, daysAgo: 0, fromMin: 30, toMin: 330 },
  { signal: 'longHypoxia', wearer: 11, daysAgo: 0, fromMin: 0, toMin: 1_440 },
  { signal: 'noData', wearer: 10, daysAgo: 2, fromMin: 360, toMin: 1_440 },
  { signal: 'noData', wearer: 10, daysAgo: 1, fromMin: 0, toMin: 1_080 },
  { signal: 'atrialFibrillation', wearer: 3, daysAgo: 0, fromMin: 420, toMin: 450 },
  { signal: 'longQt', wearer: 8, daysAgo: 0, fromMin: 0, toMin: 1_440 },
  { signal: 'ventricularRun', wearer: 1, daysAgo: 1, fromMin: 610, toMin: 611 },
  { signal: 'prematureVentricular', wearer: 1, daysAgo: 1, fromMin: 700, toMin: 701 },
  { signal: 'pause', wearer: 13, daysAgo: 1, fromMin: 620, toMin: 621 },
  { signal: 'pacing', wearer: 13, daysAgo: 1, fromMin: 710, toMin: 711 },
  { signal: 'avBlock', wearer: 18, daysAgo: 1, fromMin: 630, toMin: 631 },
  { signal: 'prematureAtrial', wearer: 18, daysAgo: 1, fromMin: 720, toMin: 721 },
];

/** Heart rhythms of a whole day, so that a plot of each shape can be seen. */
export type DayRhythm =
  | 'atrialFibrillation'
  | 'ventricularPremature'
  | 'atrialPremature'
  | 'flutter'
  | 'groupBeating'
  | 'paced';

/** Days before today of the days with these rhythms. Every wearer has data from then on. */
export const RHYTHM_DAYS_AGO = 2;
const dayRhythms: ReadonlyMap<number, DayRhythm> = new Map([
  [3, 'atrialFibrillation'],
  [8, 'flutter'],
  [11, 'groupBeating'],
  [1, 'ventricularPremature'],
  [13, 'paced'],
  [18, 'atrialPremature'],
]);

/** Returns the rhythm of a wearer's day, or undefined when it is the usual one. */
export function dayRhythmOf(wearer: DemoWearer, date: string): DayRhythm | undefined {
  return daysAgoOf(wearer, date) === RHYTHM_DAYS_AGO ? dayRhythms.get(wearer.id) : undefined;
}

/** Returns the heart events of a wearer in single minutes of a day. */
export function heartEventsOf(wearer: DemoWearer, date: string): readonly (Planting & { signal: HeartEvent })[] {
  const daysAgo = daysAgoOf(wearer, date);
  return plantedSignals.filter(
    (planting): planting is Planting & { signal: HeartEvent } =>
      planting.wearer === wearer.id &&
      planting.daysAgo === daysAgo &&
      heartEvents.some((event) => event === planting.signal),
  );
}

/** Returns the planting of a signal in a wearer's day. */
export function plantedIn(wearer: DemoWearer, date: string, signal: PlantedSignal): Planting | undefined {
  const daysAgo = daysAgoOf(wearer, date);
  return plantedSignals.find(
    (planting) => planting.signal === signal && planting.wearer === wearer.id && planting.daysAgo === daysAgo,
  );
}

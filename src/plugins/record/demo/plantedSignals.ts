import { type DemoWearer, daysAgoOf } from './demoWearer';

/** What is planted, so that each finding can be seen in every size of the demo data. */
export type PlantedSignal =
  | 'slowHeart'
  | 'lowOxygen'
  | 'longHypoxia'
  | 'highPressure'
  | 'fall'
  | 'noData'
  | 'bedExits'
  | 'atrialFibrillation'
  | 'longQt';

interface Planting {
  signal: PlantedSignal;
  wearer: number;
  /** 0 is the day on which the demo plays. */
  daysAgo: number;
  /** Minutes of the day, the end exclusive. */
  fromMin: number;
  toMin: number;
}

/** Which wearer has what, when; the wearers' devices measure it. */
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
];

/** What is planted in a day of a wearer. */
export function plantedIn(wearer: DemoWearer, date: string, signal: PlantedSignal): Planting | undefined {
  const daysAgo = daysAgoOf(wearer, date);
  return plantedSignals.find(
    (planting) => planting.signal === signal && planting.wearer === wearer.id && planting.daysAgo === daysAgo,
  );
}

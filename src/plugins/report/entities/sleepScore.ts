/** Measurements for the score: minutes and percentages; null when unknown. */
export interface SleepMeasures {
  tst: number;
  se: number | null;
  sol: number | null;
  waso: number | null;
  /** Percentage of the time asleep. */
  deepPct: number | null;
  remPct: number | null;
  /** Age in years; an unknown age counts as old. */
  age: number | null;
}

export const sleepScoreParts = ['tst', 'se', 'sol', 'waso', 'deep', 'rem'] as const;
export type SleepScorePart = (typeof sleepScoreParts)[number];

/** Maximum points of each part (our choice); the sum is 100. */
export const sleepPartPoints: Readonly<Record<SleepScorePart, number>> = {
  tst: 35,
  se: 20,
  sol: 10,
  waso: 10,
  deep: 12.5,
  rem: 12.5,
};

/**
 * Minutes asleep that earn full points, and beyond which there are none (our choice, based on the recommendations of the
 * NSF, 2015).
 */
const DURATION = { none: 240, from: 420, noneAbove: 660 } as const;
/** Minimum age that counts as old, and the maximum minutes asleep with full points from that age and before. */
const OLD_AGE = 65;
const LONGEST = { old: 480, younger: 540 } as const;
/** Minutes until asleep, and awake in between, that earn full points, and none. */
const LATENCY = { all: 15, none: 60 } as const;
const AWAKE = { all: 20, none: 90 } as const;
/** Percentages: efficiency with no and with full points; shares of deep and REM sleep with full points. */
const EFFICIENCY = { none: 60, all: 85 } as const;
const DEEP_PCT = 15;
const REM_PCT = 18;

/**
 * Minutes asleep below which a night is at most fair, and poor, with the maximum scores (NSF 2015: 5 to 6 h only "may be
 * appropriate" for 65+).
 */
const sleepCaps = [
  { below: 300, score: 54 },
  { below: 360, score: 69 },
] as const;

export const sleepGrades = ['excellent', 'good', 'fair', 'poor'] as const;
export type SleepGrade = (typeof sleepGrades)[number];

const share = (value: number, { none, all }: { none: number; all: number }) =>
  Math.min(1, Math.max(0, (value - none) / (all - none)));

/** Returns the points of a night by part, unrounded. Unknown parts are missing. */
export function sleepParts({
  tst,
  se,
  sol,
  waso,
  deepPct,
  remPct,
  age,
}: SleepMeasures): Partial<Record<SleepScorePart, number>> {
  const rising = share(tst, { none: DURATION.none, all: DURATION.from });
  const falling = share(tst, { none: DURATION.noneAbove, all: longestFull(age) });
  const shares: Record<SleepScorePart, number | null> = {
    tst: Math.min(rising, falling),
    se: se === null ? null : share(se, EFFICIENCY),
    sol: sol === null ? null : share(sol, LATENCY),
    waso: waso === null ? null : share(waso, AWAKE),
    deep: deepPct === null ? null : share(deepPct, { none: 0, all: DEEP_PCT }),
    rem: remPct === null ? null : share(remPct, { none: 0, all: REM_PCT }),
  };
  return Object.fromEntries(
    sleepScoreParts.flatMap((part) => {
      const known = shares[part];
      return known === null ? [] : [[part, known * sleepPartPoints[part]] as const];
    }),
  );
}

/** Returns the maximum minutes asleep with full points at an age. */
export const longestFull = (age: number | null): number =>
  age !== null && age < OLD_AGE ? LONGEST.younger : LONGEST.old;

/**
 * Returns the score of a night, 0 to 100, and its grade. The score relates the points to those of the known parts, and is
 * capped for a short night.
 */
export function sleepScore(measures: SleepMeasures): { score: number; grade: SleepGrade } {
  const parts = Object.entries(sleepParts(measures)) as [SleepScorePart, number][];
  const points = parts.reduce((sum, [, own]) => sum + own, 0);
  const most = parts.reduce((sum, [part]) => sum + sleepPartPoints[part], 0);
  const score = Math.min(Math.round((100 * points) / most), sleepCapOf(measures.tst)?.score ?? 100);
  return { score, grade: gradeOf(score) };
}

/** Returns the cap for a number of minutes asleep: the limit in minutes and the maximum score; undefined without a cap. */
export const sleepCapOf = (tst: number) => sleepCaps.find(({ below }) => tst < below);

function gradeOf(score: number): SleepGrade {
  if (score >= 85) return 'excellent';
  if (score >= 70) return 'good';
  return score >= 55 ? 'fair' : 'poor';
}

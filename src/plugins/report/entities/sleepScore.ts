/** What a night is scored by: minutes, and per cent; null where it is not known. */
export interface SleepMeasures {
  tst: number;
  se: number | null;
  sol: number | null;
  waso: number | null;
  /** Per cent of the time asleep. */
  deepPct: number | null;
  remPct: number | null;
  /** Whole years; who is of unknown age is taken for old. */
  age: number | null;
}

export const sleepScoreParts = ['tst', 'se', 'sol', 'waso', 'deep', 'rem'] as const;
export type SleepScorePart = (typeof sleepScoreParts)[number];

/** Most points of each part (ours); together 100. */
export const sleepPartPoints: Readonly<Record<SleepScorePart, number>> = {
  tst: 35,
  se: 20,
  sol: 10,
  waso: 10,
  deep: 12.5,
  rem: 12.5,
};

/** Minutes asleep that earn all points, and beyond which there are none (ours, after the recommendations of the NSF, 2015). */
const DURATION = { none: 240, from: 420, noneAbove: 660 } as const;
/** Years from which somebody is old, and the most minutes asleep that earn all points then, and before. */
const OLD_AGE = 65;
const LONGEST = { old: 480, younger: 540 } as const;
/** Minutes until asleep, and awake in between, that earn all points, and none. */
const LATENCY = { all: 15, none: 60 } as const;
const AWAKE = { all: 20, none: 90 } as const;
/** Per cent: efficiency without points and with all; shares of deep sleep and REM that earn all. */
const EFFICIENCY = { none: 60, all: 85 } as const;
const DEEP_PCT = 15;
const REM_PCT = 18;

/** Minutes asleep below which a night is at most fair, and poor, and the highest scores there (NSF 2015: 5 to 6 h only "may be appropriate" for 65+). */
const sleepCaps = [
  { below: 300, score: 54 },
  { below: 360, score: 69 },
] as const;

export const sleepGrades = ['excellent', 'good', 'fair', 'poor'] as const;
export type SleepGrade = (typeof sleepGrades)[number];

const share = (value: number, { none, all }: { none: number; all: number }) =>
  Math.min(1, Math.max(0, (value - none) / (all - none)));

/** The points of a night by part, unrounded; parts that are not known are missing. */
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

/** The most minutes asleep that earn all points at an age. */
export const longestFull = (age: number | null): number =>
  age !== null && age < OLD_AGE ? LONGEST.younger : LONGEST.old;

/** The score of a night, 0 to 100: its points of those that could be known, capped where it was short; and what it is called. */
export function sleepScore(measures: SleepMeasures): { score: number; grade: SleepGrade } {
  const parts = Object.entries(sleepParts(measures)) as [SleepScorePart, number][];
  const points = parts.reduce((sum, [, own]) => sum + own, 0);
  const most = parts.reduce((sum, [part]) => sum + sleepPartPoints[part], 0);
  const score = Math.min(Math.round((100 * points) / most), sleepCapOf(measures.tst)?.score ?? 100);
  return { score, grade: gradeOf(score) };
}

/** The cap on a night with so many minutes asleep: the minutes it fell short of, and the highest score; nothing where there is none. */
export const sleepCapOf = (tst: number) => sleepCaps.find(({ below }) => tst < below);

function gradeOf(score: number): SleepGrade {
  if (score >= 85) return 'excellent';
  if (score >= 70) return 'good';
  return score >= 55 ? 'fair' : 'poor';
}

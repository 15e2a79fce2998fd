/** What a night is scored by: minutes, and per cent. */
export interface SleepMeasures {
  tst: number;
  se: number;
  sol: number;
  waso: number;
  /** Per cent of the time asleep. */
  deepPct: number;
  remPct: number;
}

export const sleepScoreParts = ['tst', 'se', 'sol', 'waso', 'deep', 'rem'] as const;
export type SleepScorePart = (typeof sleepScoreParts)[number];

/** Most points of each part (ours); together 100. */
export const sleepPartPoints: Readonly<Record<SleepScorePart, number>> = {
  tst: 30,
  se: 25,
  sol: 10,
  waso: 10,
  deep: 15,
  rem: 10,
};

/** What earns all points: at least, or for falling asleep and lying awake at most (NSF for 65+; shares of stages for older adults). */
const sleepTargets: Readonly<Record<SleepScorePart, number>> = {
  tst: 420,
  se: 85,
  sol: 30,
  waso: 20,
  deep: 15,
  rem: 15,
};

export const sleepGrades = ['excellent', 'good', 'fair', 'poor'] as const;
export type SleepGrade = (typeof sleepGrades)[number];

/** The points of a night by part, unrounded. */
export function sleepParts(measures: SleepMeasures): Record<SleepScorePart, number> {
  const { tst, se, sol, waso, deepPct, remPct } = measures;
  const atLeast = (part: SleepScorePart, value: number) =>
    sleepPartPoints[part] * Math.min(1, Math.max(0, value) / sleepTargets[part]);
  const atMost = (part: SleepScorePart, value: number) =>
    sleepPartPoints[part] * (value <= 0 ? 1 : Math.min(1, sleepTargets[part] / value));
  return {
    tst: atLeast('tst', tst),
    se: atLeast('se', se),
    sol: atMost('sol', sol),
    waso: atMost('waso', waso),
    deep: atLeast('deep', deepPct),
    rem: atLeast('rem', remPct),
  };
}

/** The score of a night, 0 to 100, and what it is called. */
export function sleepScore(measures: SleepMeasures): { score: number; grade: SleepGrade } {
  const score = Math.round(Object.values(sleepParts(measures)).reduce((sum, points) => sum + points, 0));
  return { score, grade: gradeOf(score) };
}

function gradeOf(score: number): SleepGrade {
  if (score >= 85) return 'excellent';
  if (score >= 70) return 'good';
  return score >= 55 ? 'fair' : 'poor';
}

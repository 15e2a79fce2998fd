/** The measures of a night that its score is made of. */
export interface ScoredSleep {
  asleepMin: number;
  /** Per cent. */
  efficiency: number;
  latencyMin: number | null;
  wasoMin: number | null;
  deepMin: number;
  remMin: number;
}

/** Greatest number of points of each part; together 100. */
export const SLEEP_SCORE_PARTS = {
  duration: 30,
  efficiency: 25,
  latency: 10,
  waso: 10,
  deep: 15,
  rem: 10,
} as const;
export type SleepScorePart = keyof typeof SLEEP_SCORE_PARTS;

export type SleepGrade = 'excellent' | 'good' | 'fair' | 'poor';

export interface SleepScore {
  /** 0 to 100. */
  score: number;
  grade: SleepGrade;
  /** Points of each part, with one digit behind the point. */
  parts: Readonly<Record<SleepScorePart, number>>;
}

/** What is good: 7 h of sleep at 65 and more, 85 % of the time in bed, 30 min to fall asleep, 20 min awake (US National Sleep Foundation 2017), 15 % of deep sleep and of REM. */
const GOOD = { asleepMin: 420, efficiency: 85, latencyMin: 30, wasoMin: 20, deepPct: 15, remPct: 15 } as const;

/** Scores a night by how near each of its measures comes to what is good (the weights are ours). */
export function sleepScoreOf({ asleepMin, efficiency, latencyMin, wasoMin, deepMin, remMin }: ScoredSleep): SleepScore {
  const ofSleep = (minutes: number) => (asleepMin > 0 ? (100 * minutes) / asleepMin : 0);
  const shares: Record<SleepScorePart, number> = {
    duration: asleepMin / GOOD.asleepMin,
    efficiency: efficiency / GOOD.efficiency,
    latency: atMost(latencyMin, GOOD.latencyMin),
    waso: atMost(wasoMin, GOOD.wasoMin),
    deep: ofSleep(deepMin) / GOOD.deepPct,
    rem: ofSleep(remMin) / GOOD.remPct,
  };
  const points = (part: SleepScorePart) => SLEEP_SCORE_PARTS[part] * Math.min(1, shares[part]);
  const names = Object.keys(SLEEP_SCORE_PARTS) as SleepScorePart[];
  const score = Math.round(names.reduce((total, part) => total + points(part), 0));
  const parts = Object.fromEntries(names.map((part) => [part, Math.round(points(part) * 10) / 10]));
  return { score, grade: gradeOf(score), parts: parts as Record<SleepScorePart, number> };
}

/** Nothing is full marks; who never fell asleep has none. */
function atMost(minutes: number | null, good: number): number {
  if (minutes === null) return 0;
  return minutes <= good ? 1 : good / minutes;
}

function gradeOf(score: number): SleepGrade {
  if (score >= 85) return 'excellent';
  if (score >= 70) return 'good';
  return score >= 55 ? 'fair' : 'poor';
}

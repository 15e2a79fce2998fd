import type { Draft } from '../../../../contract/defineEntity';
import { momentOf } from '../../../../contract/moment';
import type { Problem } from '../../../../contract/problems';
import { checkPeriod, measured, urgency } from './reportRules';
import { type SleepMeasures, sleepScore } from './sleepScore';

/** What can stand out in a night. */
export const sleepFindingCodes = [
  'apneaSevere',
  'hypoxiaSevere',
  'apnea',
  'hypoxia',
  'bedExits',
  'short',
  'lateOnset',
  'restless',
  'lowEfficiency',
] as const;
export type SleepFinding = (typeof sleepFindingCodes)[number];

/** Classes of breathing events an hour (AASM). */
const APNEA_CLASSES = [5, 15, 30] as const;
/** Per cent of the night below 90 % oxygen: worth a warning, and critical. */
const HYPOXIA_PCT = { warn: 5, critical: 25 } as const;
/** Times out of bed that are worth a warning (ours). */
const BED_EXITS = 3;
/** Minutes: what older people sleep at least, and fall asleep or lie awake in at most (NSF). */
const TST_MIN = 420;
const SOL_MAX = 30;
const WASO_MAX = 30;
/** Per cent of the time in bed. */
const EFFICIENCY_MIN = 85;

/** Lengths, score, what stands out and how urgent it is follow from the moments and minutes. */
export function deriveSleep(record: Draft): Draft {
  const [bed, asleep, rise] = ['bedTime', 'sleepTime', 'riseTime'].map((field) => minuteOf(record[field]));
  const [light = 0, deep = 0, rem = 0] = ['lightMin', 'deepMin', 'remMin'].map((field) => measured(record, field));
  const tst = light + deep + rem;
  if (bed === undefined || asleep === undefined || rise === undefined || rise <= bed) return {};
  const tib = rise - bed;
  const lengths = { tib, sol: Math.max(0, asleep - bed), tst, se: Math.round((tst / tib) * 1000) / 10 };
  const measures = measuresOf({ ...record, ...lengths });
  const scored = measures ? sleepScore(measures) : {};
  const found = sleepFindings({ ...record, ...lengths });
  // A night that a doctor has to look at gets no grade that could reassure.
  return { ...lengths, ...scored, ...(needsDoctor(record) && { grade: null }), ...found };
}

/** Whether a night is critical whatever its sleep was like. */
export const needsDoctor = (record: Draft): boolean => (measured(record, 't90Pct') ?? 0) > HYPOXIA_PCT.critical;

/** What the score of a night is counted from; nothing where it is not known how long it was. */
export function measuresOf(record: Draft): SleepMeasures | undefined {
  const value = (field: string) => measured(record, field) ?? null;
  const tst = value('tst');
  if (tst === null) return undefined;
  const share = (field: string) => {
    const minutes = value(field);
    return minutes === null || tst === 0 ? null : (minutes / tst) * 100;
  };
  return {
    tst,
    se: value('se'),
    sol: value('sol'),
    waso: value('waso'),
    deepPct: share('deepMin'),
    remPct: share('remMin'),
  };
}

function sleepFindings(record: Draft) {
  const value = (field: string) => measured(record, field);
  const apnea = value('ahiEst') ?? 0;
  const hypoxia = value('t90Pct') ?? 0;
  return urgency<SleepFinding>(record, [
    ['apneaSevere', 'warn', apnea >= APNEA_CLASSES[2]],
    ['hypoxiaSevere', 'critical', hypoxia > HYPOXIA_PCT.critical],
    ['apnea', 'info', apnea >= APNEA_CLASSES[1] && apnea < APNEA_CLASSES[2]],
    ['hypoxia', 'warn', hypoxia >= HYPOXIA_PCT.warn && hypoxia <= HYPOXIA_PCT.critical],
    ['bedExits', 'warn', (value('outOfBed') ?? 0) > BED_EXITS],
    ['short', 'info', (value('tst') ?? TST_MIN) < TST_MIN],
    ['lateOnset', 'info', (value('sol') ?? 0) > SOL_MAX],
    ['restless', 'info', (value('waso') ?? 0) > WASO_MAX],
    ['lowEfficiency', 'info', (value('se') ?? EFFICIENCY_MIN) < EFFICIENCY_MIN],
  ]);
}

/** To bed, asleep, awake, up: in that order; the stages fill no more than the time in bed. */
export function checkSleep(record: Draft): Problem[] {
  const problems = checkPeriod(record);
  const steps = ['bedTime', 'sleepTime', 'wakeTime', 'riseTime'] as const;
  steps.forEach((field, at) => {
    const before = steps[at - 1];
    const [earlier, later] = [before && minuteOf(record[before]), minuteOf(record[field])];
    if (earlier !== undefined && later !== undefined && later < earlier) problems.push({ field, code: 'periodOrder' });
  });
  const tib = measured(record, 'tib');
  const stages = ['wakeMin', 'lightMin', 'deepMin', 'remMin'].reduce(
    (sum, field) => sum + (measured(record, field) ?? 0),
    0,
  );
  if (tib !== undefined && stages > tib + 1) problems.push({ field: 'lightMin', code: 'stagesTooLong' });
  return problems;
}

function minuteOf(moment: unknown): number | undefined {
  const time = typeof moment === 'string' ? momentOf(moment) : undefined;
  return time === undefined ? undefined : Math.round(time / 60_000);
}

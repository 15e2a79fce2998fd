import type { Draft } from '../../../../contract/defineEntity';
import { parseIsoMoment } from '../../../../contract/moment';
import type { Problem } from '../../../../contract/problems';
import { nightLengths } from '../../record/entities/sleep/nightLengths';
import { checkPeriod, deriveUrgency, type FindingRule, measurementOf } from './reportRules';
import { type SleepMeasures, sleepScore } from './sleepScore';

/** Possible findings in a night. */
export const sleepFindingCodes = [
  'apneaSevere',
  'hypoxiaSevere',
  'openAlarm',
  'tooLittleData',
  'apnea',
  'hypoxia',
  'bedExits',
  'short',
  'lateOnset',
  'restless',
  'lowEfficiency',
] as const;
export type SleepFinding = (typeof sleepFindingCodes)[number];

/** Lower limits of mild, moderate and severe apnea in events per hour (AASM). */
const APNEA_CLASSES = [5, 15, 30] as const;
/** Percentages of the sleep below 90 % saturation that raise a warning, and that are critical. */
const HYPOXIA_PCT = { warn: 5, critical: 25 } as const;
/** Times out of bed that raise a warning (our choice). */
const BED_EXITS = 3;
/** Limits in minutes for older adults: minimum sleep, maximum latency, maximum time awake (NSF). */
const TST_MIN = 420;
const SOL_MAX = 30;
const WASO_MAX = 30;
/** Minimum percentage of the time in bed. */
const EFFICIENCY_MIN = 85;

/** Minimum measured percentage of a night with a grade. */
const COVERAGE_MIN = 50;

/** States in which a doctor has seen a report, so that its figures stay fixed. */
const REVIEWED_STATUSES: readonly unknown[] = ['reviewed', 'published', 'recalled', 'invalid'];

/** Derives durations, score, findings and urgency from the times and minutes. */
export function deriveSleep(record: Draft): Draft {
  if (REVIEWED_STATUSES.includes(record.status) && measurementOf(record, 'tib') !== undefined) return {};
  const [bed, asleep, rise] = ['bedTime', 'sleepTime', 'riseTime'].map((field) => secondOf(record[field]));
  const [light = 0, deep = 0, rem = 0] = ['lightMin', 'deepMin', 'remMin'].map((field) => measurementOf(record, field));
  const tst = light + deep + rem;
  if (bed === undefined || rise === undefined || rise <= bed) return {};
  const night = nightLengths({ bedSec: bed, asleepSec: asleep ?? null, riseSec: rise }, tst);
  const lengths = {
    tib: night.inBedMin,
    sol: night.latencyMin,
    // Without any minute asleep, no sleep was recorded: neither a sleep of zero minutes nor a score.
    tst: tst === 0 ? null : tst,
    waso: night.wasoMin,
    se: night.efficiency,
  };
  const merged = { ...record, ...lengths };
  return { ...lengths, ...scoreOf(merged), ...sleepFindings(merged) };
}

/** Returns the score and grade of a night. Returns neither if a number could reassure a person who needs a doctor. */
function scoreOf(record: Draft) {
  const measures = measuresOf(record);
  return measures && withheldBy(record).length === 0 ? sleepScore(measures) : { score: null, grade: null };
}

/** Why a night has no grade: a doctor must see it, or too little was measured. */
export const withholdingFindings = ['hypoxiaSevere', 'openAlarm', 'tooLittleData'] as const satisfies SleepFinding[];

/** Returns the reasons why a night has no grade; empty if it has one. */
export function withheldBy(record: Draft): (typeof withholdingFindings)[number][] {
  const holds: Readonly<Record<(typeof withholdingFindings)[number], boolean>> = {
    hypoxiaSevere: (measurementOf(record, 't90SleepPct') ?? 0) > HYPOXIA_PCT.critical,
    openAlarm: record.openAlarm === true,
    tooLittleData: (measurementOf(record, 'coveragePct') ?? 100) < COVERAGE_MIN,
  };
  return withholdingFindings.filter((code) => holds[code]);
}

/** Returns the measurements on which the score is based; undefined if no sleep was recorded. */
export function measuresOf(record: Draft): SleepMeasures | undefined {
  const value = (field: string) => measurementOf(record, field) ?? null;
  const tst = value('tst');
  if (tst === null || tst === 0) return undefined;
  const share = (field: string) => {
    const minutes = value(field);
    return minutes === null ? null : (minutes / tst) * 100;
  };
  return {
    tst,
    se: value('se'),
    sol: value('sol'),
    waso: value('waso'),
    deepPct: share('deepMin'),
    remPct: share('remMin'),
    age: value('age'),
  };
}

const sleepFindings = (record: Draft) => deriveUrgency(record, sleepFindingRules(record));

/** Returns the possible findings of a night and whether each applies. */
export function sleepFindingRules(record: Draft): FindingRule<SleepFinding>[] {
  const value = (field: string) => measurementOf(record, field);
  const apnea = value('ahiEst') ?? 0;
  const hypoxia = value('t90SleepPct') ?? 0;
  const withheld = withheldBy(record);
  return [
    ['apneaSevere', 'warn', apnea >= APNEA_CLASSES[2], 'ahiEst'],
    ['hypoxiaSevere', 'critical', withheld.includes('hypoxiaSevere'), 't90SleepPct'],
    ['openAlarm', 'warn', withheld.includes('openAlarm')],
    ['tooLittleData', 'info', withheld.includes('tooLittleData'), 'coveragePct'],
    ['apnea', 'info', apnea >= APNEA_CLASSES[1] && apnea < APNEA_CLASSES[2], 'ahiEst'],
    ['hypoxia', 'warn', hypoxia >= HYPOXIA_PCT.warn && hypoxia <= HYPOXIA_PCT.critical, 't90SleepPct'],
    ['bedExits', 'warn', (value('outOfBed') ?? 0) > BED_EXITS, 'outOfBed'],
    ['short', 'info', (value('tst') ?? TST_MIN) < TST_MIN, 'tst'],
    ['lateOnset', 'info', (value('sol') ?? 0) > SOL_MAX, 'sol'],
    ['restless', 'info', (value('waso') ?? 0) > WASO_MAX, 'waso'],
    ['lowEfficiency', 'info', (value('se') ?? EFFICIENCY_MIN) < EFFICIENCY_MIN, 'se'],
  ];
}

/**
 * Checks that going to bed, falling asleep, waking and getting up are in order as far as known. The stages must fit into the
 * time in bed.
 */
export function checkSleep(record: Draft): Problem[] {
  const problems = checkPeriod(record);
  let before: number | undefined;
  for (const field of ['bedTime', 'sleepTime', 'wakeTime', 'riseTime'] as const) {
    const moment = secondOf(record[field]);
    if (moment === undefined) continue;
    if (before !== undefined && moment < before) problems.push({ field, code: 'periodOrder' });
    before = moment;
  }
  const tib = measurementOf(record, 'tib');
  const stages = ['wakeMin', 'lightMin', 'deepMin', 'remMin'].reduce(
    (sum, field) => sum + (measurementOf(record, field) ?? 0),
    0,
  );
  const isTooLong = (tib !== undefined && stages > tib + 1) || (measurementOf(record, 'waso') ?? 0) < 0;
  if (isTooLong) problems.push({ field: 'lightMin', code: 'stagesTooLong' });
  return problems;
}

function secondOf(moment: unknown): number | undefined {
  const time = typeof moment === 'string' ? parseIsoMoment(moment) : undefined;
  return time === undefined ? undefined : Math.round(time / 1_000);
}

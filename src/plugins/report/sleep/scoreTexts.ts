import type { KitRecord } from '../../../core/kit';
import { isSleep } from '../../record/entities/sleep/noSleep';
import { measuresOf, sleepFindingCodes, withheldBy } from '../entities/sleepRules';
import {
  longestFull,
  type SleepScorePart,
  sleepCapOf,
  sleepPartPoints,
  sleepParts,
  sleepScore,
  sleepScoreParts,
} from '../entities/sleepScore';

type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string;

/** One part of a score as text; `share` is null if the part is unknown. */
export interface ScorePartTexts {
  part: SleepScorePart;
  label: string;
  points: string;
  share: number | null;
}

/** The parts of a score, and what limits or withholds it. */
export interface ScoreTexts {
  /** Empty if an earlier version of the rules computed the score. */
  parts: readonly ScorePartTexts[];
  cap: string | undefined;
  /** Why there is no grade. */
  withheld: readonly string[];
  needsDoctor: boolean;
  note: string;
}

/** Returns the score of a night as text. */
export function scoreTexts(record: KitRecord, translate: Translate): ScoreTexts {
  const reasons = withheldBy(record);
  const measures = measuresOf(record);
  const isOfThisVersion = measures !== undefined && (reasons.length > 0 || sleepScore(measures).score === record.score);
  const known = isOfThisVersion ? sleepParts(measures) : {};
  const cap = isOfThisVersion ? sleepCapOf(measures.tst) : undefined;
  return {
    parts: isOfThisVersion
      ? sleepScoreParts.map((part) => {
          const points = known[part];
          const most = sleepPartPoints[part];
          return {
            part,
            label: translate(`report-manage.sleep.parts.${part}`),
            points: points === undefined ? translate('report-manage.sleep.unknown') : `${points.toFixed(1)} / ${most}`,
            share: points === undefined ? null : points / most,
          };
        })
      : [],
    cap: cap && translate('report-manage.sleep.capped', { hours: cap.below / 60, score: cap.score }),
    withheld: reasons.map((code) => translate(`report-manage.sleep.withheld.${code}`)),
    needsDoctor: reasons.some((code) => code !== 'tooLittleData'),
    note: translate('report-manage.sleep.scoreNote', { longest: longestFull(measures?.age ?? null) }),
  };
}

/** Returns the text that replaces a withheld grade; undefined if there is a grade. */
export function withheldText(record: KitRecord, translate: Translate): string | undefined {
  const { withheld, needsDoctor } = scoreTexts(record, translate);
  if (withheld.length === 0) return undefined;
  return translate(`report-manage.sleep.${needsDoctor ? 'needsDoctor' : 'tooLittleData'}`);
}

/**
 * Returns the text in place of a duration that is null: no sleep was recorded, or its onset is unknown. Sleep whose stages
 * are unknown is unknown.
 */
export function missingSleepText({ tst, sleepTime }: KitRecord, translate: Translate): string {
  return translate(`report-manage.sleep.${isSleep(tst) || sleepTime ? 'unknown' : 'noSleep'}`);
}

/** Returns advice for the findings of the night. */
export function adviceTexts(record: KitRecord, translate: Translate): string[] {
  const found: readonly unknown[] = Array.isArray(record.findings) ? record.findings : [];
  return sleepFindingCodes
    .filter((code) => found.includes(code))
    .map((code) => translate(`report-manage.sleep.advices.${code}`));
}

import type { Field } from '../../../../contract/fields';
import type { AlertLevel } from '../../device/entities/thresholds/alertLevels';
import { figureLevels } from '../entities/alerts/alertFigures';
import type { DayContext } from '../entities/dayContext';
import { isSleep, isSleepFigure } from '../entities/sleep/noSleep';
import type { AlertOfDay } from './alertOfDay';
import { clockAt } from './plot/timeTicks';
import type { RecordDefinition } from './recordDefinition';
import { kindOf } from './recordDefinition';
import { type Reference, references } from './references';

/** An aggregate of a day beside those of previous days. Values without data are null. */
export interface AggregateRow {
  name: string;
  /** Null when missing. */
  value: number | string | null;
  /** Why the value is missing, as a key of `record-manage.day`. */
  missing: MissingReason | undefined;
  dayBefore: number | null;
  week: number | null;
  baseline: number | null;
  /** The value of the day minus the baseline. */
  difference: number | null;
  reference: Reference | undefined;
  /** The highest alert level of the aggregate. */
  level: AlertLevel;
  /** Whether it is shown among the key figures above the chart. */
  isKey: boolean;
  field: Field;
}

/** The person slept but the value is unknown, or no sleep was recorded. */
type MissingReason = 'unknown' | 'noSleep';

/** Returns the aggregates of a day, each with its comparison values. */
export function aggregateRows(
  definition: RecordDefinition,
  record: Readonly<Record<string, unknown>> & { alerts?: readonly AlertOfDay[] | null },
  context: DayContext | null | undefined,
): AggregateRow[] {
  const levels = figureLevels(record.alerts ?? []);
  const kind = kindOf(definition);
  const isSleepless = kind === 'sleepStatus' && !isSleep(record.asleepMin);
  return definition.aggregates.flatMap((name): AggregateRow[] => {
    const value = isSleepless && isSleepFigure(name) ? null : record[name];
    const field = definition.entity.fields[name];
    const hasValue = typeof value === 'number' || typeof value === 'string';
    const missing = hasValue || kind !== 'sleepStatus' ? undefined : missingOf(name, isSleepless);
    if (!field || (!hasValue && missing === undefined)) return [];
    // Grades have no mean.
    const isNumber = typeof value === 'number';
    const baseline = isNumber ? (context?.fortnight.values[name] ?? null) : null;
    return [
      {
        name,
        value: hasValue ? value : null,
        missing,
        dayBefore: isNumber ? (context?.dayBefore?.[name] ?? null) : null,
        week: isNumber ? (context?.week.values[name] ?? null) : null,
        baseline,
        difference: isNumber && baseline !== null ? value - baseline : null,
        reference: references[kind]?.[name],
        level: levels.get(name) ?? 'none',
        isKey: field.list === true,
        field,
      },
    ];
  });
}

/** Returns why an aggregate of a night is shown without a value; undefined if it is omitted. */
function missingOf(name: string, isSleepless: boolean): MissingReason | undefined {
  if (isSleepless) return name === 'asleepMin' ? 'noSleep' : undefined;
  return name === 'latencyMin' ? 'unknown' : undefined;
}

/** Whether a field is a time of day, which is shown as a clock time. It can lie on the evening before. */
export const isMoment = (field: Field) => field.kind === 'integer' && field.min === -86_400;

/** Formats an aggregate with the number of digits its field has. */
export function formatAggregate(field: Field, value: number, locale: string): string {
  if (isMoment(field)) return clockAt(value);
  const digits = field.kind === 'decimal' ? field.scale : 0;
  return value.toLocaleString(locale, { maximumFractionDigits: digits });
}

/** Formats a difference with its sign. Returns nothing for times of day, whose difference means little. */
export function formatDifference(field: Field, difference: number | null, locale: string): string | undefined {
  if (difference === null || isMoment(field)) return undefined;
  const digits = field.kind === 'decimal' ? field.scale : 0;
  const text = Math.abs(difference).toLocaleString(locale, { maximumFractionDigits: digits });
  return text === '0' ? '±0' : `${difference < 0 ? '−' : '+'}${text}`;
}

import { HEART_RATE_USUAL, PR_USUAL, QRS_LONG, QTC_CRITICAL, qtcLimit } from '../entities/ecgRules';

/** A measured interval with its usual range, and whether it lies in it. */
export interface Interval {
  field: 'hrAvg' | 'prMs' | 'qrsMs' | 'qtMs' | 'qtcB' | 'qtcF';
  value: number | undefined;
  /** The usual range as text: `60–100`, `< 450`. */
  usual: string;
  status: 'usual' | 'unusual' | 'critical' | 'unknown';
}

/** Returns the intervals of a recording with their limits. The limit of QTc depends on sex. */
export function intervalsOf(record: Readonly<Record<string, unknown>>): Interval[] {
  const long = qtcLimit(record.gender);
  const value = (field: Interval['field']) => {
    const measured = record[field];
    return typeof measured === 'number' ? measured : undefined;
  };
  const within = (field: Interval['field'], { from, to }: { from: number; to: number }): Interval => {
    const measured = value(field);
    const status = measured === undefined ? 'unknown' : measured < from || measured > to ? 'unusual' : 'usual';
    return { field, value: measured, usual: `${from}–${to}`, status };
  };
  const corrected = (field: 'qtcB' | 'qtcF'): Interval => {
    const measured = value(field);
    if (measured === undefined) return { field, value: undefined, usual: `< ${long}`, status: 'unknown' };
    const status = measured > QTC_CRITICAL ? 'critical' : measured >= long ? 'unusual' : 'usual';
    return { field, value: measured, usual: `< ${long}`, status };
  };
  const qrs = value('qrsMs');
  return [
    within('hrAvg', HEART_RATE_USUAL),
    within('prMs', PR_USUAL),
    {
      field: 'qrsMs',
      value: qrs,
      usual: `≤ ${QRS_LONG}`,
      status: qrs === undefined ? 'unknown' : qrs > QRS_LONG ? 'unusual' : 'usual',
    },
    { field: 'qtMs', value: value('qtMs'), usual: '', status: 'unknown' },
    corrected('qtcB'),
    corrected('qtcF'),
  ];
}

import { useLocaleState, useTranslate } from 'react-admin';
import { choiceLabel, fieldLabel } from '../../../core/kit';
import { type AggregateRow, formatAggregate, isMoment } from './aggregateRows';
import type { RecordDefinition } from './recordDefinition';

/** Returns functions that name and format aggregates in the user's language. */
export function useAggregateTexts({ entity }: RecordDefinition) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return {
    nameOf: ({ name, field }: AggregateRow) =>
      // A time of day needs another label than a number.
      translate(isMoment(field) ? `record-manage.day.moments.${name}` : fieldLabel(entity, name)),
    write: ({ field }: AggregateRow, value: number | null) =>
      value === null ? '—' : formatAggregate(field, value, locale),
    valueOf: ({ name, field, value, missing }: AggregateRow) => {
      if (value === null) return missing ? translate(`record-manage.day.${missing}`) : '—';
      return typeof value === 'string'
        ? translate(choiceLabel(entity, name, value))
        : formatAggregate(field, value, locale);
    },
  };
}

import { useMemo } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { choiceLabel, listSeparator } from '../../../core/kit';
import { permission } from '../entities/permission';
import type { PatternTexts } from './describePattern';

/** Returns the texts for patterns in the user's language. */
export function usePatternTexts(): PatternTexts {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return useMemo(
    () => ({
      everything: translate('system-manage.template.everything'),
      // A section option defaults to the name of the section.
      section: (group) =>
        translate(choiceLabel(permission, 'group', group), { _: translate(`sections.${group}`, { _: group }) }),
      wholeSection: (section) => translate('system-manage.patterns.section', { section }),
      operation: (column) => translate(`system-manage.template.operations.${columnKey(column)}`),
      colon: translate('kit.filter.colon'),
      separator: listSeparator(locale),
    }),
    [translate, locale],
  );
}

/** Returns the message key of a column. Keys cannot contain asterisks. */
export function columnKey(operation: string): string {
  return operation === '*' ? 'all' : operation.replace('*', '');
}

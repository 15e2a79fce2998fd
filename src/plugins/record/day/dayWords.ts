import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** Writes texts of `record-manage.day`; the same function until the language changes. */
export function useDayWords() {
  const translate = useTranslate();
  return useCallback(
    (key: string, options?: Readonly<Record<string, unknown>>) => translate(`record-manage.day.${key}`, options),
    [translate],
  );
}

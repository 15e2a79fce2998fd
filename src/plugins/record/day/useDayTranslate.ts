import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** Returns a function that translates keys below `record-manage.day`. Its identity is stable until the language changes. */
export function useDayTranslate() {
  const translate = useTranslate();
  return useCallback(
    (key: string, options?: Readonly<Record<string, unknown>>) => translate(`record-manage.day.${key}`, options),
    [translate],
  );
}

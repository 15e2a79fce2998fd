import { useLocaleState, useTranslate } from 'react-admin';
import { entryName } from '../../../core/kit';
import { type LiveMarker, liveText } from '../../system/entities/wallLive';

/** Returns a function that says what a marker means. */
export function useLiveText(): (marker: LiveMarker) => string {
  const translate = useTranslate();
  const [locale = 'zh-CN'] = useLocaleState();
  return (marker) => liveText(marker, { translate, entryName: (entry) => String(entryName(entry, locale)) });
}

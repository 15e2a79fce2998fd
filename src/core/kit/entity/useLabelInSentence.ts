import { useTranslate } from 'react-admin';
import { labelInSentence } from './labelInSentence';
import { useLocaleCode } from './useLocaleCode';

/** Returns a function that translates the key of a label which stands within a sentence. */
export function useLabelInSentence(): (key: string) => string {
  const translate = useTranslate();
  const locale = useLocaleCode();
  return (key) => labelInSentence(translate(key), locale);
}

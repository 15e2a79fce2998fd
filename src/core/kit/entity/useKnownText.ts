import { useTranslate } from 'react-admin';

/** Tells which of the texts that an entity may have are there: answers the key of one that is, `undefined` otherwise. */
export function useKnownText(): (key: string) => string | undefined {
  const translate = useTranslate();
  return (key) => (translate(key, { _: '' }) ? key : undefined);
}

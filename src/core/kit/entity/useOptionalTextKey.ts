import { useTranslate } from 'react-admin';

/** Returns a function that checks an optional text: it returns the key if the text exists, else `undefined`. */
export function useOptionalTextKey(): (key: string) => string | undefined {
  const translate = useTranslate();
  return (key) => (translate(key, { _: '' }) ? key : undefined);
}

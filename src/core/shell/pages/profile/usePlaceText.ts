import { useTranslate } from 'react-admin';
import { placeOf } from './placeOf';

/** Returns a function that describes a `User-Agent` header in the user's language. */
export function usePlaceText(): (userAgent: string) => string {
  const translate = useTranslate();
  return (userAgent) => {
    const { browser, system } = placeOf(userAgent);
    return browser && system
      ? translate('console.profile.place', { browser, system })
      : browser || translate('console.profile.unknown');
  };
}

import { useTranslate } from 'react-admin';
import { parseUserAgent } from './parseUserAgent';

/** Returns a function that describes a `User-Agent` header in the user's language. */
export function useUserAgentText(): (userAgent: string) => string {
  const translate = useTranslate();
  return (userAgent) => {
    const { browser, system } = parseUserAgent(userAgent);
    return browser && system
      ? translate('console.profile.place', { browser, system })
      : browser || translate('console.profile.unknown');
  };
}

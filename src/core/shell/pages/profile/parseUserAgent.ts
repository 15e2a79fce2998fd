import Bowser from 'bowser';

/** Browser and operating system; empty if unknown. */
export interface UserAgentInfo {
  browser: string;
  system: string;
  isPhone: boolean;
}

/** Parses a `User-Agent` header. */
export function parseUserAgent(userAgent: string): UserAgentInfo {
  // The parser rejects empty text.
  const { browser, os, platform } = Bowser.parse(userAgent || '-');
  return {
    browser: [browser.name, browser.version?.split('.', 1)[0]].filter(Boolean).join(' '),
    system: os.name ?? '',
    isPhone: platform.type === 'mobile' || platform.type === 'tablet',
  };
}

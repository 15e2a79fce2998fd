import Bowser from 'bowser';

/** Browser and system as people know them; empty where the text tells neither. */
export interface Place {
  browser: string;
  system: string;
  isPhone: boolean;
}

/** Reads what a `User-Agent` header says. */
export function placeOf(userAgent: string): Place {
  // The parser takes no empty text.
  const { browser, os, platform } = Bowser.parse(userAgent || '-');
  return {
    browser: [browser.name, browser.version?.split('.', 1)[0]].filter(Boolean).join(' '),
    system: os.name ?? '',
    isPhone: platform.type === 'mobile' || platform.type === 'tablet',
  };
}

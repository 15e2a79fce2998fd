import { expect, it } from 'vitest';
import { parseUserAgent } from '../../../../src/core/shell/pages/profile/parseUserAgent';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    { browser: 'Chrome 141', system: 'Windows', isPhone: false },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    { browser: 'Safari 18', system: 'iOS', isPhone: true },
  ],
  ['', { browser: '', system: '', isPhone: false }],
])('placeOf reads the user agent %s', (userAgent, place) => {
  expect(parseUserAgent(userAgent)).toEqual(place);
});

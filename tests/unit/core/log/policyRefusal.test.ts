import { expect, it } from 'vitest';
import { describeCspViolation } from '../../../../src/core/log/logCspViolation';

it.each([
  ['script-src-elem', 'https://p.example/a.js', 'https://p.example', 'list it in allowedOrigins'],
  ['connect-src', 'https://data.example/rows?x=1', 'https://data.example', 'list it in connectOrigins'],
  ['img-src', 'https://pic.example/1.png', 'https://pic.example', 'img-src'],
  ['script-src', 'inline', 'inline', 'script-src'],
])(
  'policyRefusal names the origin and the setting of a refusal by %s',
  (effectiveDirective, blockedURI, origin, words) => {
    const told = describeCspViolation({ effectiveDirective, blockedURI });
    expect(told).toContain(`CSP_REFUSED ${origin}:`);
    expect(told).toContain(words);
    expect(told.includes('console.config.json')).toBe(words.startsWith('list'));
  },
);

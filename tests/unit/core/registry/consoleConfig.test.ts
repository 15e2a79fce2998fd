import { describe, expect, it } from 'vitest';
import { DEFAULT_CONSOLE_CONFIG, parseConsoleConfig } from '../../../../src/core/registry/consoleConfig';

describe('parseConsoleConfig', () => {
  it('fills an empty file with the defaults', () => {
    expect(parseConsoleConfig({})).toEqual({ config: DEFAULT_CONSOLE_CONFIG, faults: [] });
  });

  it('reads everything an operator may set', () => {
    const file = {
      plugins: {
        'visit-manage': { enabled: false },
        falls: {
          url: '/f.js',
          integrity: `sha384-${'a'.repeat(64)}`,
          server: `sha384-${'b'.repeat(64)}`,
          order: 45,
          settings: { limit: 2 },
        },
      },
      contributions: { 'home/link/dashboard': { to: 'https://screen.example', order: 1 } },
      allowedOrigins: ['https://plugins.example'],
      connectOrigins: ['https://data.example:8443'],
      backend: { operations: ['spec', '*.meal.open'], masking: false, counts: true, pageSize: 50 },
      site: { filingNumber: 'X', copyright: 'Y', textLogo: 'Z', themes: { jade: { copyright: 'J' } } },
    };
    expect(parseConsoleConfig(file)).toEqual({ config: file, faults: [] });
  });

  it.each([
    ['not an object', [], 'object'],
    ['an unknown key', { plugin: {} }, 'unknown key "plugin"'],
    ['a wrong type', { plugins: { a: { enabled: 'no' } } }, 'plugins.a.enabled'],
    ['a plugin that is not an object', { plugins: { a: false } }, 'plugins.a'],
    ['an unknown kind of back end', { backend: { operations: 'all' } }, 'backend.operations'],
    ['calls that are no patterns', { backend: { operations: ['spec', 'all of it'] } }, 'backend.operations'],
    ['pages beyond the protocol', { backend: { pageSize: 500 } }, 'backend.pageSize'],
    ['origins that are not texts', { allowedOrigins: [1] }, 'allowedOrigins'],
    ['an origin with a path', { connectOrigins: ['https://data.example/api'] }, 'connectOrigins'],
    ['an origin with a wildcard', { allowedOrigins: ['https://*.example'] }, 'allowedOrigins'],
    [
      'an origin that would add to the policy',
      { allowedOrigins: ["https://a.example 'unsafe-inline'"] },
      'allowedOrigins',
    ],
    ['a checksum of another kind', { plugins: { a: { integrity: 'sha256-abc' } } }, 'plugins.a.integrity'],
    ['texts of a theme that are none', { site: { themes: { jade: { copyright: 1 } } } }, 'site.themes.jade.copyright'],
    ['themes that are not an object', { site: { themes: 'jade' } }, 'site.themes'],
    ['a setting that is an object', { plugins: { a: { settings: { x: {} } } } }, 'plugins.a.settings'],
  ])('leaves out %s and names it', (_, file, named) => {
    const { config, faults } = parseConsoleConfig(file);
    expect(faults).toEqual([expect.stringContaining(named)]);
    expect(config.backend).toEqual({ operations: 'extended', masking: true, counts: true, pageSize: 100 });
  });

  it('takes a back end with the specification alone for one without masks and counts', () => {
    const { config } = parseConsoleConfig({ backend: { operations: 'spec' } });
    expect(config.backend).toEqual({ operations: 'spec', masking: false, counts: false, pageSize: 100 });
  });

  it('keeps the sound parts of a file with a fault', () => {
    const { config } = parseConsoleConfig({ plugins: { a: { enabled: 'no', order: 3 } }, site: { copyright: 'Y' } });
    expect(config.plugins).toEqual({ a: { order: 3 } });
    expect(config.site).toEqual({ copyright: 'Y' });
  });
});

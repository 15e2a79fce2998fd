import { describe, expect, it } from 'vitest';
import {
  DEFAULT_CONSOLE_CONFIG,
  hotlineAddress,
  isHelpAddress,
  parseConsoleConfig,
} from '../../../../src/core/registry/consoleConfig';

describe('parseConsoleConfig', () => {
  it('fills an empty file with the defaults', () => {
    expect(parseConsoleConfig({})).toEqual({ config: DEFAULT_CONSOLE_CONFIG, faults: [] });
  });

  it('reads all settings of an operator', () => {
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
      site: {
        filingNumber: 'X',
        copyright: 'Y',
        textLogo: 'Z',
        help: 'https://help.example/console',
        hotline: '+86 400-000-0000 转 8',
        themes: { jade: { copyright: 'J' } },
      },
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
    [
      'help at an address that nobody should follow',
      { site: { help: 'javascript:alert(1)' } },
      '"site.help" is no http',
    ],
    ['help at an address of nobody knows whom', { site: { help: '//elsewhere.example' } }, 'site.help'],
    ['help without a word', { site: { help: ' ' } }, 'site.help'],
    ['a hotline in words', { site: { hotline: 'call us' } }, '"site.hotline" is no telephone number'],
    ['a hotline that is no text', { site: { hotline: 4000000000 } }, 'site.hotline'],
    ['themes that are not an object', { site: { themes: 'jade' } }, 'site.themes'],
    ['a setting that is an object', { plugins: { a: { settings: { x: {} } } } }, 'plugins.a.settings'],
  ])('ignores %s and reports it', (_, file, named) => {
    const { config, faults } = parseConsoleConfig(file);
    expect(faults).toEqual([expect.stringContaining(named)]);
    expect(config.backend).toEqual({ operations: 'extended', masking: true, counts: true, pageSize: 100 });
  });

  it.each([
    ['+86 400-000-0000 转 8', 'tel:+864000000000;ext=8'],
    ['(021) 5555 0000', 'tel:02155550000'],
    ['12345', 'tel:12345'],
    ['400-000-0000 ext. 12', 'tel:4000000000;ext=12'],
  ])('turns the hotline %s into the link %s', (hotline, address) => {
    expect(parseConsoleConfig({ site: { hotline } })).toMatchObject({ config: { site: { hotline } }, faults: [] });
    expect(hotlineAddress(hotline)).toBe(address);
  });

  it('distinguishes a help address from a help text', () => {
    const helps = ['https://help.example/a', '/help/index.html', '请联系信息科：分机 8001', 'Ask: Ms Li, room 3'];
    expect(helps.flatMap((help) => parseConsoleConfig({ site: { help } }).faults)).toEqual([]);
    expect(helps.map(isHelpAddress)).toEqual([true, true, false, false]);
  });

  it('assumes no masks and no counts for a back end with the specification alone', () => {
    const { config } = parseConsoleConfig({ backend: { operations: 'spec' } });
    expect(config.backend).toEqual({ operations: 'spec', masking: false, counts: false, pageSize: 100 });
  });

  it('keeps the valid parts of a file with an error', () => {
    const { config } = parseConsoleConfig({ plugins: { a: { enabled: 'no', order: 3 } }, site: { copyright: 'Y' } });
    expect(config.plugins).toEqual({ a: { order: 3 } });
    expect(config.site).toEqual({ copyright: 'Y' });
  });
});

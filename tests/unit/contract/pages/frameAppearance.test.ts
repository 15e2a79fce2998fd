import { expect, it } from 'vitest';
import { frameStyle, parseFrameStyle } from '../../../../contract/pages/frameAppearance';
import { toAppearance } from '../../../../src/core/theme/appearance';
import { createConsoleTheme } from '../../../../src/core/theme/mui/createConsoleTheme';
import { THEMES } from '../../../../src/core/theme/themes';

it.each(THEMES.map(({ name }) => name))(
  'the frame look stores the colors of the theme %s and reads them back',
  (theme) => {
    for (const isDark of [false, true]) {
      const { shell } = createConsoleTheme(toAppearance({ theme }), { isDark });
      if (!shell) throw new Error('the theme has no colours');
      const { background, text, panel, border } = shell;
      const style = frameStyle({ background, text, panel, border, bar: 'rgba(0, 0, 0, 0.04)', aside: '200px' });
      expect(parseFrameStyle(style)).toBe(style);
      expect(style).toContain(`--frame-background:${background};`);
    }
  },
);

it.each([
  undefined,
  '',
  '--frame-panel:#fff',
  '--frame-panel:#fff;}body{display:none',
  '--frame-panel:#fff;</style><script>alert(1)</script>',
  '--frame-panel:#fff;--other:1;',
  '--frame-panel:#fff;background:red;',
  '--frame-panel:"x";',
  '--frame-panel:\\3c ;',
  `--frame-panel:${'#'.repeat(121)};`,
  '--frame-a:1;'.repeat(11),
  '--frame-panel:#fff;'.repeat(7),
  '--frame-panel:url(//evil.example/x.png);',
  '--frame-background:url(/api/v1/logout) center / cover no-repeat, #fff;',
  '--frame-background:url(/themes/../api) center / cover no-repeat, #fff;',
  '--frame-background:image-set(x 1x);',
  '--frame-background:linear-gradient(url(x), #fff);',
  '--frame-background:var(--other);',
  '--frame-background:element(#password);',
  '--frame-aside:100%;',
  '--frame-panel:200px;',
  '--frame-other:#fff;',
])('the frame look rejects anything else: %s', (kept) => {
  expect(parseFrameStyle(kept)).toBe('');
});

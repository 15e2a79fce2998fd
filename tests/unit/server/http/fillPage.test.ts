import { expect, it } from 'vitest';
import { fillPage } from '../../../../server/http/fillPage';

const PAGE =
  '<html lang="zh-Hans"><head><style nonce="__CSP_NONCE__"></style><!--look--></head><body><!--known--></body></html>';

it('shows no frame and holds no data where nothing is known', () => {
  expect(fillPage(PAGE, { nonce: 'n' })).toBe(
    '<html lang="zh-Hans"><head><style nonce="n"></style></head><body></body></html>',
  );
});

it('shows the frame in its colours, by a style sheet that the page allows', () => {
  const page = fillPage(PAGE, { nonce: 'n', frame: '--frame-panel:#fff;' });
  expect(page).toContain('<html class="framed" lang="zh-Hans">');
  expect(page).toContain('<style nonce="n">:root{--frame-panel:#fff;}</style></head>');
});

it('holds the session’s answers, of which nothing ends the element or is taken for a mark', () => {
  const body = { status: 8000, data: { name: '</script><!--look-->__CSP_NONCE__$&' } };
  const answers = { mark: 7, answers: [{ request: 'GET /api/isLogin.admin.open', rights: 'r', body }] };
  const page = fillPage(PAGE, { nonce: 'n', frame: '', answers });
  const [, text = ''] = /<script type="application\/json" id="console-answers">(.*?)<\/script>/s.exec(page) ?? [];
  expect(JSON.parse(text)).toEqual(answers);
});

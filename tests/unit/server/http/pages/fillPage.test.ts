import { expect, it } from 'vitest';
import { fillPage } from '../../../../../server/http/pages/fillPage';

const PAGE =
  '<html lang="zh-Hans"><head><style nonce="__CSP_NONCE__"></style><!--look--></head><body><!--known--></body></html>';

it('fillPage adds no frame and no data when nothing is known', () => {
  expect(fillPage(PAGE, { nonce: 'n' })).toBe(
    '<html lang="zh-Hans"><head><style nonce="n"></style></head><body></body></html>',
  );
});

it('fillPage adds the frame in its colors, with a style sheet that the CSP allows', () => {
  const page = fillPage(PAGE, { nonce: 'n', frameStyle: '--frame-panel:#fff;' });
  expect(page).toContain('<html class="framed" lang="zh-Hans">');
  expect(page).toContain('<style nonce="n">:root{--frame-panel:#fff;}</style></head>');
});

it('fillPage embeds the bootstrap data of the session, escaped so that nothing ends the element or is read as a placeholder', () => {
  const body = { status: 8000, data: { name: '</script><!--look-->__CSP_NONCE__$&' } };
  const answers = { mark: 7, answers: [{ request: 'GET /api/isLogin.admin.open', rights: 'r', body }] };
  const page = fillPage(PAGE, { nonce: 'n', frameStyle: '', bootstrap: answers });
  const [, text = ''] = /<script type="application\/json" id="console-answers">(.*?)<\/script>/s.exec(page) ?? [];
  expect(JSON.parse(text)).toEqual(answers);
});

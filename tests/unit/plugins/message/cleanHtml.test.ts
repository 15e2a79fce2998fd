import { describe, expect, it } from 'vitest';
import { cleanHtml } from '../../../../src/plugins/message/server/cleanHtml';
import { HTML_DEPTH_MAX, isBoundedHtml } from '../../../../src/plugins/message/server/htmlBounds';

const refusal = { problems: [{ field: 'content', code: 'htmlTooComplex', params: { max: HTML_DEPTH_MAX } }] };

describe('sanitizing an article', () => {
  it.each([
    ['one element within another', '<b>'.repeat(60_000)],
    ['elements whose ends are only seemingly implied', '<p><li>'.repeat(20_000)],
    ['lists within lists', '<ul><li>'.repeat(20_000)],
    ['tags that HTML does not know', '<x-y>'.repeat(30_000)],
    ['tags that end themselves where HTML has none', '<span/>'.repeat(30_000)],
    ['tags within comments and attributes', `<!-- ${'<b>'.repeat(60_000)} -->`],
    ['too many tags next to one another', '<br>'.repeat(40_000)],
    ['ends without a begin', '</b>'.repeat(40_000)],
  ])('refuses %s before parsing', async (_, html) => {
    await expect(cleanHtml(html, 'content')).rejects.toMatchObject(refusal);
  });

  it.each([
    ['many paragraphs', `<p>一段<b>话</b></p>`.repeat(4_000)],
    [
      'paragraphs and rows that nobody ended',
      `<table>${'<tr><td>1<td>2'.repeat(3_000)}</table>${'<p>话'.repeat(3_000)}`,
    ],
    ['sixty elements within one another', `${'<blockquote>'.repeat(60)}深${'</blockquote>'.repeat(60)}`],
    ['signs that are no tags', '1 < 2 && 3 > 2 '.repeat(10_000)],
    ['pictures, rules and breaks', '<p>字<br><img src="https://x.cn/a.png"><hr></p>'.repeat(2_000)],
  ])('accepts %s', async (_, html) => {
    expect(isBoundedHtml(html)).toBe(true);
    expect((await cleanHtml(html, 'content')).length).toBeGreaterThan(0);
  });
});

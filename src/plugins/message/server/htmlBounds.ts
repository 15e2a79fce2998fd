/** Maximum nesting depth and number of tags of an article; editors stay far below. */
export const HTML_DEPTH_MAX = 100;
const HTML_TAGS_MAX = 20_000;

const TAG = /<(\/?)([a-z][^\s/>]*)[^>]*/gi;
/** Void elements (HTML Standard, 13.1.2). */
const VOID_ELEMENTS = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Elements that a start tag closes implicitly if they are innermost. The sanitizing parser closes at least these. */
const IMPLIED_END_TAGS: Readonly<Record<string, readonly string[]>> = {
  p: ['p'],
  li: ['li'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  td: ['td', 'th'],
  th: ['th'],
  tr: ['td', 'th', 'tr'],
};

/**
 * Returns whether sanitizing takes linear time, which unlimited nesting would prevent. Looks at each character once;
 * tags in comments and attributes count too.
 */
export function isBoundedHtml(html: string): boolean {
  const open: string[] = [];
  let tags = 0;
  for (const [, slash, tagName = ''] of html.matchAll(TAG)) {
    const name = tagName.toLowerCase();
    tags += 1;
    if (tags > HTML_TAGS_MAX) return false;
    if (slash) {
      const at = open.lastIndexOf(name);
      if (at !== -1) open.length = at;
    } else if (!VOID_ELEMENTS.has(name)) {
      const ended = Object.hasOwn(IMPLIED_END_TAGS, name) ? IMPLIED_END_TAGS[name] : undefined;
      while (ended?.includes(open.at(-1) ?? '')) open.pop();
      open.push(name);
      if (open.length > HTML_DEPTH_MAX) return false;
    }
  }
  return true;
}

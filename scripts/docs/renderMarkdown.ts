import { posix } from 'node:path';
import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import ini from 'highlight.js/lib/languages/ini';
import json from 'highlight.js/lib/languages/json';
import nginx from 'highlight.js/lib/languages/nginx';
import typescript from 'highlight.js/lib/languages/typescript';
import { Marked, type Token, type Tokens } from 'marked';

for (const [name, language] of Object.entries({ bash, ini, json, nginx, typescript })) {
  hljs.registerLanguage(name, language);
}

/** A part of a page under one heading, as indexed by the search. */
export interface PagePart {
  heading: string;
  /** Anchor of the heading, as GitHub generates it. */
  anchor: string;
  /** Level of the heading, from 1. */
  depth: number;
  /** The text below it, without markup. */
  text: string;
}

export interface RenderedPage {
  title: string;
  html: string;
  parts: PagePart[];
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * Renders a document.
 *
 * @param path of the document in the repository, to resolve its links
 * @param isInSite whether a path of the repository is part of the site; links to other files become plain text
 */
export function renderMarkdown(markdown: string, path: string, isInSite: (path: string) => boolean): RenderedPage {
  const marked = new Marked({ gfm: true });
  const tokens = marked.lexer(markdown);
  const anchors = anchorsOf(tokens);
  marked.use({
    renderer: {
      heading(token) {
        const anchor = anchors.get(token) ?? '';
        const link = `<a class="anchor" href="#${anchor}" aria-label="Link to this section">#</a>`;
        return `<h${token.depth} id="${anchor}">${this.parser.parseInline(token.tokens)} ${link}</h${token.depth}>\n`;
      },
      link({ href, tokens: inner }) {
        const label = this.parser.parseInline(inner);
        const target = siteLink(href, path, isInSite);
        return target === undefined ? label : `<a href="${escapeHtml(target)}">${label}</a>`;
      },
      code({ text, lang = '' }) {
        const inner = hljs.getLanguage(lang) ? hljs.highlight(text, { language: lang }).value : escapeHtml(text);
        return `<pre tabindex="0"><code>${inner}</code></pre>\n`;
      },
      table(token) {
        const cells = (row: Tokens.TableCell[], tag: 'th' | 'td') =>
          `<tr>${row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
        const rows = token.rows.map((row) => cells(row, 'td')).join('\n');
        const head = `<thead>${cells(token.header, 'th')}</thead>`;
        return `<div class="wide" tabindex="0"><table>${head}<tbody>${rows}</tbody></table></div>\n`;
      },
      // Documents contain only Markdown, so tags are escaped.
      html: ({ text }) => escapeHtml(text),
    },
  });
  const parts = partsOf(tokens, anchors);
  return { title: parts[0]?.heading ?? path, html: marked.parser(tokens), parts };
}

/** Returns a unique anchor for each heading, as GitHub generates it. */
function anchorsOf(tokens: readonly Token[]): Map<Token, string> {
  const times = new Map<string, number>();
  return new Map(
    tokens.filter(isHeading).map((token) => {
      const plain = withoutMarks(token.text)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-');
      const before = times.get(plain) ?? 0;
      times.set(plain, before + 1);
      return [token, before === 0 ? plain : `${plain}-${before}`];
    }),
  );
}

function partsOf(tokens: readonly Token[], anchors: ReadonlyMap<Token, string>): PagePart[] {
  const parts: PagePart[] = [];
  for (const token of tokens) {
    if (isHeading(token)) {
      const { depth, text } = token;
      parts.push({ heading: withoutMarks(text), depth, anchor: anchors.get(token) ?? '', text: '' });
    }
    const part = parts.at(-1);
    if (part && !isHeading(token)) part.text = `${part.text} ${textOf(token)}`.trim();
  }
  return parts;
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

/** Returns the text of a block without the markup of tables and emphasis. */
function textOf(token: Token): string {
  if (token.type === 'space' || token.type === 'hr') return '';
  if (token.type !== 'table') return withoutMarks('text' in token ? String(token.text) : token.raw);
  const { header, rows } = token as Tokens.Table;
  return [header, ...rows].map((row) => row.map((cell) => withoutMarks(cell.text)).join(' – ')).join('. ');
}

const withoutMarks = (text: string): string => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');

function siteLink(href: string, from: string, isInSite: (path: string) => boolean): string | undefined {
  if (/^(https?:|mailto:|#)/.test(href)) return href;
  const [target = '', anchor] = href.split('#');
  const path = posix.join(posix.dirname(from), target);
  if (!isInSite(path)) return undefined;
  return `${target.replace(/\.md$/, '.html')}${anchor === undefined ? '' : `#${anchor}`}`;
}

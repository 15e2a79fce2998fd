/** The documentation site. `npm run docs` builds it into dist-docs, together with the generated pages of `docs/reference`. */
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { defineConfig, type MarkdownRenderer } from 'vitepress';

const ROOT = join(import.meta.dirname, '../..');

/** Pages by their readers, in the order of the navigation. A page of `docs/` that is not listed here appears under "More". */
const READERS: Readonly<Record<string, readonly string[]>> = {
  'Administrators and operators': [
    ...['docs/operating', 'docs/backup', 'docs/troubleshooting', 'docs/messages', 'docs/security', 'docs/performance'],
    ...['docs/scale', 'docs/health-charts', 'SECURITY'],
  ],
  Integrators: [
    ...['docs/plugin-tutorial', 'docs/plugins-at-run-time', 'docs/testing-a-data-provider', 'docs/own-back-end'],
    ...['docs/conformance', 'docs/protocol', 'docs/protocol-errors', 'docs/live', 'docs/device-upload'],
    ...['docs/caregiver-app', 'docs/themes', ...pagesIn('docs/reference')],
  ],
  Contributors: [
    ...['README', 'CONTRIBUTING', 'CODE_OF_CONDUCT', 'docs/architecture', 'docs/glossary', 'docs/terms'],
    ...['docs/health-algorithms', 'CHANGELOG'],
  ],
};
const listed = new Set(Object.values(READERS).flat());

export default defineConfig({
  title: 'Smart elderly care console',
  description: 'Documents for administrators, integrators and contributors',
  lang: 'en',
  srcDir: '..',
  srcExclude: ['!(docs)/**/*.md'],
  outDir: '../dist-docs',
  cacheDir: '../.cache/vitepress',
  rewrites: { 'README.md': 'index.md' },
  markdown: { config: extendMarkdown, anchor: { slugify: githubAnchor } },
  vite: { configFile: false, publicDir: false },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    sidebar: [
      ...Object.entries(READERS).map(([text, pages]) => group(text, pages)),
      group(
        'More',
        pagesIn('docs').filter((page) => !listed.has(page)),
      ),
      { ...group('Decisions', ['docs/decisions/README', ...pagesIn('docs/decisions')]), collapsed: true },
    ],
  },
  buildEnd: ({ outDir }) => {
    for (const path of ['docs/examples', 'LICENSE']) cpSync(join(ROOT, path), join(outDir, path), { recursive: true });
  },
});

/** Returns the pages of a folder without its README, sorted. */
function pagesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => `${folder}/${name.slice(0, -'.md'.length)}`)
    .sort();
}

function group(text: string, pages: readonly string[]) {
  return { text, items: pages.map((page) => ({ text: titleOf(page), link: page === 'README' ? '/' : `/${page}` })) };
}

function titleOf(page: string): string {
  return /^# (.*)$/m.exec(readFileSync(join(ROOT, `${page}.md`), 'utf8'))?.[1]?.replaceAll('`', '') ?? page;
}

/** Returns the anchor of a heading as GitHub does, so that links work in both places. */
function githubAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/** Links README.md as the start page, and keeps addresses of files that are not pages. */
function extendMarkdown(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('links', ({ tokens, env }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const href = token.type === 'link_open' ? token.attrGet('href') : null;
      if (href === null || /^(\w+:|#)/.test(href)) continue;
      const [path = '', ...anchor] = href.split('#');
      if (!path.endsWith('.md')) token.attrSet('target', '_self');
      else if (posix.join(posix.dirname(env.relativePath), path) === 'README.md')
        token.attrSet('href', [path.replace('README.md', 'index.md'), ...anchor].join('#'));
    }
  });
}

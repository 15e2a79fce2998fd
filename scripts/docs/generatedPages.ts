import { join } from 'node:path';
import problems from '../../contract/texts/problems/en';
import { apiPage, exportsOf } from './apiReference';
import type { SourcePage } from './sourcePages';

/** Packages whose exports are their public interface; each becomes a page. */
const PACKAGES = [
  {
    name: 'plugin-api',
    file: 'src/core/plugin-api/index.ts',
    title: 'Plugin API: the browser module',
    intro: 'What the browser module of a section may use of the console.',
  },
  {
    name: 'kit',
    file: 'src/core/kit/index.ts',
    title: 'Kit: parts of pages',
    intro: 'Lists, forms, record pages, dialogs, charts: what pages of a section are made of.',
  },
  {
    name: 'contract',
    file: 'contract/index.ts',
    title: 'Contract: the language of entities',
    intro: 'In what words a section says what its records are, for both of its halves.',
  },
  {
    name: 'plugin-testing',
    file: 'src/testing/index.ts',
    title: 'Testing kit',
    intro: 'What the tests of a section may use.',
  },
  {
    name: 'server-plugin-api',
    file: 'server/plugin-api/index.ts',
    title: 'Plugin API: the server module',
    intro: 'What the server module of a section may use of the server.',
  },
];

const sections = import.meta.glob<Record<string, string>>('../../src/plugins/*/texts/{problems,uploads}/en.ts', {
  eager: true,
  import: 'default',
});

/** Returns the pages that are generated from the sources. */
export function generatedPages(root: string): SourcePage[] {
  const references = PACKAGES.map(({ name, file, title, intro }) => ({
    path: `docs/reference/${name}.md`,
    reader: 'Integrators' as const,
    markdown: apiPage(title, `${intro} Made from \`${file}\`.`, exportsOf(join(root, file))),
  }));
  return [...references, { path: 'docs/reference/reasons.md', reader: 'Integrators', markdown: reasonsPage() }];
}

/** Returns the page with all reasons for rejecting a call or an upload, and their messages. */
function reasonsPage(): string {
  const groups = Object.entries(sections).map(([path, texts]) => [path.split('/').at(-4) ?? '', texts] as const);
  const names = [...new Set(groups.map(([name]) => name))];
  const ofSection = (name: string) =>
    Object.assign({}, ...groups.filter(([sectionName]) => sectionName === name).map(([, texts]) => texts));
  const tables = names.map((name) => `## Section \`${name}\`\n\n${tableOf(ofSection(name))}`);
  const intro =
    'What stands in `code` and `codes` of a refusal, with the sentence that people read. What to do is told in [troubleshooting](../troubleshooting.md).';
  return [`# Reasons of refusals`, intro, `## All sections\n\n${tableOf(problems)}`, ...tables].join('\n\n');
}

function tableOf(texts: Readonly<Record<string, string>>): string {
  const rows = Object.entries(texts).filter(([code]) => isReason(code));
  return `| code | sentence |\n|---|---|\n${rows.map(([code, text]) => `| \`${code}\` | ${text.replaceAll('|', '\\|')} |`).join('\n')}`;
}

/** Returns whether a key of the problem texts is a reason for a rejection, not a success message or an HTTP status. */
export const isReason = (code: string): boolean => !/^(ok[A-Z]|http(\d|Other))/.test(code);

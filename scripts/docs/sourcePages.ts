import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Groups of pages by readers, in the order of the navigation. */
export const READERS = ['Administrators and operators', 'Integrators', 'Contributors', 'Decisions', 'More'] as const;
type Reader = (typeof READERS)[number];

/** A page of the site, before it is rendered. */
export interface SourcePage {
  /** Its path in the repository, or that of a generated page, with `/`. */
  path: string;
  markdown: string;
  reader: Reader;
}

/** Pages by readers, in order. A page of `docs/` that is not listed here appears under "More". */
const PAGES_BY_READER: Readonly<Record<Exclude<Reader, 'Decisions' | 'More'>, readonly string[]>> = {
  'Administrators and operators': [
    'docs/operating.md',
    'docs/backup.md',
    'docs/troubleshooting.md',
    'docs/messages.md',
    'docs/security.md',
    'docs/performance.md',
    'docs/scale.md',
    'docs/health-charts.md',
    'SECURITY.md',
  ],
  Integrators: [
    'docs/plugin-tutorial.md',
    'docs/plugins-at-run-time.md',
    'docs/testing-a-data-provider.md',
    'docs/own-back-end.md',
    'docs/conformance.md',
    'docs/protocol.md',
    'docs/protocol-errors.md',
    'docs/live.md',
    'docs/device-upload.md',
    'docs/caregiver-app.md',
    'docs/themes.md',
  ],
  Contributors: [
    'README.md',
    'CONTRIBUTING.md',
    'CODE_OF_CONDUCT.md',
    'docs/architecture.md',
    'docs/glossary.md',
    'docs/health-algorithms.md',
    'CHANGELOG.md',
  ],
};

/**
 * Returns the documents of the repository in the order of the navigation.
 *
 * @param root folder of the repository
 * @param generated generated pages
 */
export function sourcePages(root: string, generated: readonly SourcePage[]): SourcePage[] {
  const present = ['README.md', 'CONTRIBUTING.md', 'CODE_OF_CONDUCT.md', 'SECURITY.md', 'CHANGELOG.md'].concat(
    readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name.replaceAll('\\', '/')}`)
      .sort(),
  );
  const isDecision = (path: string) => path.startsWith('docs/decisions/');
  const assignedPaths = Object.values(PAGES_BY_READER).flat();
  const pathsFor = (reader: Reader): readonly string[] => {
    // The index comes first.
    if (reader === 'Decisions') return present.filter(isDecision).sort((path) => (path.endsWith('README.md') ? -1 : 0));
    if (reader === 'More') return present.filter((path) => !assignedPaths.includes(path) && !isDecision(path));
    return PAGES_BY_READER[reader].filter((path) => present.includes(path));
  };
  return READERS.flatMap((reader) => [
    ...pathsFor(reader).map((path) => ({ path, reader, markdown: readFileSync(join(root, path), 'utf8') })),
    ...generated.filter((page) => page.reader === reader),
  ]);
}

import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { flattenTexts } from '../../../../src/core/i18n/mergeTexts';
import demo from '../../../../src/plugins/demo';
import { readSamplePath, SAMPLE_PATHS } from '../../../../src/plugins/demo/samplePaths';
import texts from '../../../../src/plugins/demo/texts/pages/en.json';
import { renderConsole } from '../../shell/renderConsole';

// Loaded before the tests: on a busy machine the first page takes longer to compile than the console waits for its code, and
// React warns of a test that ends while the editor is being loaded.
import.meta.glob('../../../../src/plugins/demo/samples/**/*.tsx', { eager: true });
await import('../../../../src/core/kit/richText/RichTextEditor');

const titles: Record<string, string> = (await import('../../../../src/plugins/demo/texts/titles/en.json')).default
  .titles;
const leads = flattenTexts(texts);
const WALLS = SAMPLE_PATHS.filter((path) => path.endsWith('/index'));
const SAMPLES = SAMPLE_PATHS.filter((path) => !path.endsWith('/index'));

/** jsdom has neither; the charts and grids that use them need only this. */
function stubBrowser() {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

/** The first page of a run also loads the libraries of the shell. */
const PATIENT = { timeout: 10_000 };

const open = async (path: string) => {
  stubBrowser();
  await renderConsole({ plugins: [demo], path: `/demo/${path.replace(':id', '1').replace(':username', 'user1')}` });
};

describe('the demo sample', () => {
  it.each(SAMPLES)('%s works, describes itself, and shows its source', async (path) => {
    await open(path);
    const { name } = readSamplePath(path);
    expect(await screen.findByRole('heading', { level: 1, name: titles[name] }, PATIENT)).toBeInTheDocument();
    expect(screen.getByText(leads[`${name}.lead`] ?? 'no lead')).toBeInTheDocument();
    const example = screen.getByRole('region', { name: 'Working example' });
    expect(example).not.toBeEmptyDOMElement();
    const source = within(screen.getByRole('region', { name: 'Source' }));
    const file = `${name.charAt(0).toUpperCase()}${name.slice(1)}.tsx`;
    expect(await source.findByRole('region', { name: file })).toHaveTextContent(
      `export default function ${file.replace('.tsx', '')}(`,
    );
  });
});

describe('the demo overview', () => {
  it.each(WALLS)('%s links to every sample of its group', async (path) => {
    await open(path);
    const { group } = readSamplePath(path);
    const main = within(screen.getByRole('main'));
    for (const sample of SAMPLES.filter((each) => each.startsWith(`${group}/`))) {
      const { name } = readSamplePath(sample);
      const link = (await main.findByText(titles[name] ?? 'no title', { selector: 'a span' }, PATIENT)).closest('a');
      expect(link).toHaveTextContent(leads[`${name}.lead`] ?? 'no lead');
      expect(link).toHaveAttribute('href', `/demo/${sample.replace(':id', '1').replace(':username', 'user1')}`);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { importsOf, loadSources } from '../../../../src/plugins/demo/frame/loadSources';

describe('the source of a demo sample', () => {
  it('includes the plugin’s own files that it imports, recursively', async () => {
    const files = await loadSources('./samples/playground/Mock.tsx');
    expect(files.map(({ name }) => name)).toEqual(['Mock.tsx', 'answerCall.ts', 'answers.ts', 'mockUsers.ts']);
    expect(files[0]?.code).toContain('export default function Mock()');
  });

  it('has the language of each file', async () => {
    const files = await loadSources('./samples/components/MarkdownSource.tsx');
    expect(files.map(({ name, language }) => [name, language])).toEqual([
      ['MarkdownSource.tsx', 'tsx'],
      ['MarkdownText.tsx', 'tsx'],
      ['guide.md', 'markdown'],
    ]);
  });

  it('leaves out packages and the query strings of imports', () => {
    const code = "import { a } from 'react';\nimport b from './b.md?raw';\nimport type { C } from '../c';";
    expect(importsOf(code)).toEqual(['./b.md', '../c']);
  });
});

import { bannedWord, parser } from './scripts/prose/parser.mjs';
import { phrases } from './scripts/prose/phrases.mjs';

/** Checks prose: comments, titles of tests, texts of commands, and documents. docs/glossary.md has the rules. */
export default {
  version: '0.2',
  language: 'en-US',
  files: ['**/*.{ts,tsx,mjs,md}', '.github/**/*.md'],
  // Markdown in `src` is text for users.
  ignorePaths: ['node_modules', 'tests/fixtures', 'src/**/*.md'],
  useGitignore: true,
  noConfigSearch: true,
  numSuggestions: 0,
  plugins: [{ parsers: [parser] }],
  overrides: [{ filename: '**/*.{ts,tsx,mjs,md}', parser: parser.name }],
  dictionaryDefinitions: [{ name: 'project', path: './scripts/prose/words.txt' }],
  dictionaries: ['project', '!en-common-misspellings'],
  flagWords: phrases.map(([phrase, instead]) => `${bannedWord(phrase)}: ${instead}`),
  includeRegExpList: ['Everything'],
  // Code: samples, spans, links, placeholders, and names in camel case.
  ignoreRegExpList: [
    '/```[\\s\\S]*?```/g',
    '/(?<!`)`(?!`)[^`]+`/g',
    '/\\{@link [^}]+\\}/g',
    '/\\$\\{[^}]+\\}/g',
    '/\\b[a-z]+[A-Z]\\w*/g',
  ],
};

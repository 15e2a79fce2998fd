/** Writes the page of the documentation site with all refusal reasons; a step of `npm run docs`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { reasonsPage } from './docs/reasonsPage';

mkdirSync('docs/reference', { recursive: true });
writeFileSync('docs/reference/reasons.md', reasonsPage());

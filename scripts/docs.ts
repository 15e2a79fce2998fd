/** `npm run docs`: builds the documents as a site into dist-docs. */
import { join } from 'node:path';
import { buildDocs } from './docs/buildDocs';

const root = process.cwd();
const target = join(root, 'dist-docs');
console.log(`${buildDocs(root, target)} pages in dist-docs; open dist-docs/index.html`);

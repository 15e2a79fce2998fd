/** Says what was built, and what the operator has to write for it to run: the checksums are of exactly these files. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sha384 = (content) => createHash('sha384').update(content);

/** As the server counts it: path and SHA-384 of each file, in order. */
function folderChecksum(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();
  const lines = files.map((path) => `${sha384(readFileSync(join(folder, path))).digest('hex')}  ${path}\n`);
  return `sha384-${sha384(lines.join('')).digest('base64')}`;
}

const integrity = `sha384-${sha384(readFileSync('dist/console/index.js')).digest('base64')}`;
const server = existsSync('dist/server') ? { server: folderChecksum('dist/server') } : {};
const plugin = { url: '/plugins/fall-alarm/index.js', integrity, ...server };
console.log('Copy dist into <DATA_DIR>/plugins/fall-alarm, and write into <DATA_DIR>/console.config.json:');
console.log(JSON.stringify({ plugins: { 'fall-alarm': plugin } }, null, 2));

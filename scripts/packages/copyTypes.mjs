import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** Other packages, and the path of their declarations without extension. */
const PACKAGES = [
  { name: '@console/plugin-api', entry: 'src/core/plugin-api/index' },
  { name: '@console/kit', entry: 'src/core/kit/index' },
];
const REFERENCE = /((?:from|import|module) ?\(?)(['"])(\.{1,2}\/[^'"]*|\.{1,2})\2/g;

/**
 * Copies declarations and their dependencies into a package. References to another package are replaced by that package's
 * name.
 * @param {{ from: string, to: string, own: string, entries: readonly string[] }} request `own` is the package's name
 */
export function copyTypes({ from, to, own, entries }) {
  const pending = [...entries];
  const visited = new Set();
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (visited.has(path)) continue;
    visited.add(path);
    const file = `${path}.d.ts`;
    const target = join(to, own === '@console/contract' ? file.slice('contract/'.length) : file);
    mkdirSync(dirname(target), { recursive: true });
    const text = readFileSync(join(from, file), 'utf8').replaceAll(REFERENCE, (match, before, quote, reference) => {
      if (reference.endsWith('.json')) {
        copyJson(join(ROOT, dirname(file), reference), join(dirname(target), reference));
        return match;
      }
      const found = resolveDeclaration(from, posix.join(posix.dirname(file), reference));
      // An example in a comment.
      if (!found) return match;
      const other = otherPackage(own, found);
      if (other) return `${before}${quote}${other}${quote}`;
      pending.push(found);
      const relative = posix.relative(posix.dirname(file), found);
      return `${before}${quote}${relative.startsWith('.') ? relative : `./${relative}`}.js${quote}`;
    });
    writeFileSync(target, text);
  }
}

/**
 * Copies texts whose keys are types.
 * @param {string} source
 * @param {string} target
 */
function copyJson(source, target) {
  // Else an example in a comment.
  if (!existsSync(source)) return;
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(source, target);
}

/**
 * @param {string} own
 * @param {string} path
 */
function otherPackage(own, path) {
  if (path.startsWith('contract/') && own !== '@console/contract') return `@console/${path}`;
  return PACKAGES.find(({ name, entry }) => name !== own && path === entry)?.name;
}

/**
 * @param {string} from
 * @param {string} path of a module or a folder
 */
function resolveDeclaration(from, path) {
  const plain = path.replace(/\.(js|ts)$/, '');
  return [plain, `${plain}/index`].find((each) => existsSync(join(from, `${each}.d.ts`)));
}

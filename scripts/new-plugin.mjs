/**
 * Creates a new section, with tests, texts in four languages, a browser module and a server module:
 *
 *     npm run new:plugin -- fall-alarm
 *     npm run new:plugin -- fall-alarm --names "跌倒报警,跌倒警報,Fall alarms,転倒アラーム" --entity fallAlarm
 *     npm run new:plugin -- fall-alarm --remote ../fall-alarm
 *
 * The first two add it to this repository and change no other file. `--remote` creates a separate folder, built against the
 * packages of `npm run pack:packages`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fillTemplate, rewriteImports } from './newPlugin/fillTemplate.mjs';
import { camelCase, defaultTitles, nameProblem, pascalCase } from './newPlugin/names.mjs';
import { overridesOf } from './vite/textFiles.mjs';

const ROOT = join(import.meta.dirname, '..');
const TEMPLATES = join(ROOT, 'templates');
const LANGUAGES = ['zh-CN', 'zh-TW', 'en', 'ja'];
const OPTIONS = /** @type {const} */ ({
  remote: { type: 'boolean', default: false },
  entity: { type: 'string' },
  names: { type: 'string' },
  packages: { type: 'string', default: join(ROOT, 'dist-packages') },
});

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function main() {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [id = '', target = join('..', id)] = positionals;
  const entity = values.entity ?? camelCase(id);
  const fault = nameProblem({ id, entity }, values.remote ? { ...existingNames(), folders: [] } : existingNames());
  if (fault) throw new Error(fault);
  const titles = titlesOf(id, values.names);
  if (values.remote) writeRemote({ id, entity, section: id, titles }, resolve(target), resolve(values.packages));
  else writeLocal({ id, entity, section: camelCase(id), titles });
}

/** @param {import('./newPlugin/fillTemplate.mjs').Filling} variables */
function writeLocal(variables) {
  const { id, entity, section } = variables;
  const folder = `src/plugins/${section}`;
  const importTargets = {
    '@console/contract': 'contract',
    '@console/plugin-api': 'src/core/plugin-api',
    '@console/kit': 'src/core/kit',
    '@console/server-plugin-api': 'server/plugin-api',
    '@console/demo': 'server/demo',
    '@console/plugin-testing': 'src/testing',
    '@section': folder,
    '@tests': 'tests',
  };
  const name = pascalCase(entity);
  const sources = filesIn('section').map((path) =>
    renderTemplate(`section/${path}`, `${folder}/${path}`, variables, importTargets),
  );
  write(ROOT, [
    ...onlyOverrides(sources),
    renderTemplate(
      'tests/FallAlarm.test.tsx',
      `tests/component/plugins/${section}/${name}.test.tsx`,
      variables,
      importTargets,
    ),
    renderTemplate(
      'tests/closeOldFallAlarms.test.ts',
      `tests/server/${section}/closeOld${name}s.test.ts`,
      variables,
      importTargets,
    ),
  ]);
  console.log(
    `${folder} is written, with its tests in tests/component/plugins/${section} and tests/server/${section}.`,
  );
  console.log(`Look at it with npm run dev (/jishan-smart/${id}/index); npm run check reports what is missing.`);
}

/**
 * @param {import('./newPlugin/fillTemplate.mjs').Filling} variables
 * @param {string} target
 * @param {string} packages folder with the packed packages
 */
function writeRemote(variables, target, packages) {
  if (existsSync(target)) throw new Error(`There is ${target} already: give another folder.`);
  if (!existsSync(packages)) throw new Error(`There is no ${packages}: run npm run pack:packages first.`);
  const { entity } = variables;
  const importTargets = { '@section': 'src' };
  const sources = filesIn('section').filter((path) => !/^demo\/|^README/.test(path));
  write(target, [
    ...sources.map((path) => renderTemplate(`section/${path}`, `src/${path}`, variables, importTargets)),
    renderTemplate('tests/FallAlarm.test.tsx', `tests/${pascalCase(entity)}.test.tsx`, variables, importTargets),
    ...filesIn('remote').map((path) => {
      const [name, text] = renderTemplate(`remote/${path}`, path, variables, importTargets);
      return /** @type {const} */ ([name, path === 'package.json' ? withVersions(text, target, packages) : text]);
    }),
  ]);
  console.log(`${target} is written. There: npm install, npm run check, npm test, npm run build.`);
}

/**
 * @param {string} template path below the templates
 * @param {string} path target path, from the root of the output
 * @param {import('./newPlugin/fillTemplate.mjs').Filling} variables
 * @param {import('./newPlugin/fillTemplate.mjs').Places} importTargets
 * @returns {readonly [path: string, text: string]}
 */
function renderTemplate(template, path, variables, importTargets) {
  const own = posix.join(posix.dirname(path), fillTemplate(posix.basename(path), variables, path));
  const text = readFileSync(join(TEMPLATES, template), 'utf8');
  return [own, rewriteImports(fillTemplate(text, variables, own), own, importTargets)];
}

/**
 * Removes from the Taiwanese texts what the build converts from Chinese.
 * @param {readonly (readonly [path: string, text: string])[]} files
 */
function onlyOverrides(files) {
  const texts = new Map(files);
  return files.map(([path, text]) => {
    const chinese = path.endsWith('/zh-TW.json') && texts.get(path.replace('zh-TW', 'zh-CN'));
    if (!chinese) return /** @type {const} */ ([path, text]);
    const rest = overridesOf(JSON.parse(chinese), JSON.parse(text));
    return /** @type {const} */ ([path, `${JSON.stringify(rest, null, 2)}\n`]);
  });
}

/**
 * @param {string} root
 * @param {readonly (readonly [path: string, text: string])[]} files
 */
function write(root, files) {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    // `wx` never overwrites an existing file.
    writeFileSync(join(root, path), text, { flag: 'wx' });
  }
  // `npm run check` reports anything that remains.
  const biome = join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const options = ['check', '--write', '--config-path', ROOT, '--vcs-enabled=false', '--log-level=error'];
  spawnSync(process.execPath, [biome, ...options, ...files.map(([path]) => path)], { cwd: root, stdio: 'ignore' });
}

/**
 * @param {string} text of a package.json
 * @param {string} target
 * @param {string} packages
 */
function withVersions(text, target, packages) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  /** @type {Record<string, string>} */
  const versions = { ...dependencies, ...devDependencies };
  const packed = readdirSync(packages);
  return text
    .replaceAll(/\{\{version:([^}]+)\}\}/g, (_, name) => versions[name]?.replace(/^npm:.+@/, '') ?? '*')
    .replaceAll(/\{\{package:([^}]+)\}\}/g, (_, name) => {
      const file = packed.find((each) => new RegExp(`^console-${name}-\\d.*\\.tgz$`).test(each));
      if (!file) throw new Error(`There is no package of ${name} in ${packages}: run npm run pack:packages.`);
      return `file:${relative(target, join(packages, file))}`;
    });
}

/**
 * @param {string} id
 * @param {string | undefined} names one per language, separated by commas
 */
function titlesOf(id, names) {
  if (names === undefined) return defaultTitles(id);
  const parsedNames = names.split(/[,，]/).map((name) => name.trim());
  if (parsedNames.length !== LANGUAGES.length || parsedNames.some((name) => name === '' || /['"\\`]/.test(name))) {
    throw new Error(
      `--names takes the name in ${LANGUAGES.join(', ')}, with commas between them and no quotes in them.`,
    );
  }
  return Object.fromEntries(LANGUAGES.map((language, at) => [language, parsedNames[at] ?? '']));
}

/** @returns {import('./newPlugin/names.mjs').Taken} */
function existingNames() {
  const folders = readdirSync(join(ROOT, 'src', 'plugins'));
  const sources = (/** @type {string} */ folder) =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((name) => name.endsWith('.ts'))
          .map((name) => readFileSync(join(folder, name), 'utf8'))
      : [];
  const found = (/** @type {string[]} */ texts, /** @type {RegExp} */ pattern) =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));
  const definitions = folders.map((name) => readFileSync(join(ROOT, 'src', 'plugins', name, 'index.ts'), 'utf8'));
  return {
    folders,
    ids: found(definitions, /^ {2}id: '([\w-]+)'/gm),
    entities: folders.flatMap((name) =>
      found(sources(join(ROOT, 'src', 'plugins', name, 'entities')), /^ {2}name: '(\w+)'/gm),
    ),
  };
}

/** @param {string} folder below the templates */
function filesIn(folder) {
  return readdirSync(join(TEMPLATES, folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative(join(TEMPLATES, folder), join(file.parentPath, file.name)).replaceAll('\\', '/'));
}

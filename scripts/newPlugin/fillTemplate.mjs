import { posix } from 'node:path';
import { pascalCase } from './names.mjs';

/**
 * Replacements for the names in the templates.
 * @typedef {object} Filling
 * @property {string} id of the plugin
 * @property {string} entity
 * @property {string} section name of the section in entities and the server module
 * @property {Record<string, string>} titles by language
 */

/**
 * Fills the names of a plugin into a template.
 * @param {string} text
 * @param {Filling} filling
 * @param {string} path of the file; its language determines the title
 */
export function fillTemplate(text, { id, entity, section, titles }, path) {
  const language = /([\w-]+)\.(?:ts|json)$/.exec(path)?.[1] ?? '';
  const title = titles[language] ?? titles['zh-CN'] ?? id;
  return text
    .replaceAll('{{title}}', title)
    .replaceAll('{{section}}', section)
    .replaceAll('fall-alarm', id)
    .replaceAll('FallAlarm', pascalCase(entity))
    .replaceAll('fallAlarm', entity);
}

/**
 * Import prefixes and their target folders or files, relative to the root. Imports of other packages stay unchanged.
 * @typedef {Readonly<Record<string, string>>} Places
 */

/**
 * Rewrites the imports of a file to relative paths.
 * @param {string} text
 * @param {string} path of the file from the root
 * @param {Places} importTargets
 */
export function rewriteImports(text, path, importTargets) {
  return text.replace(
    /((?:from|module|import) ')(@\w+(?:\/[\w-]+)?)((?:\/[\w./-]+)?')/g,
    (match, before, name, rest) => {
      const key = Object.keys(importTargets).find((each) => name === each || name.startsWith(`${each}/`));
      if (key === undefined) return match;
      const target = posix.relative(posix.dirname(path), `${importTargets[key]}${name.slice(key.length)}`);
      return `${before}${target.startsWith('.') ? target : `./${target}`}${rest}`;
    },
  );
}

import { posix } from 'node:path';
import { pascal } from './names.mjs';

/**
 * What stands in the places of the example's names.
 * @typedef {object} Filling
 * @property {string} id of the plugin
 * @property {string} entity
 * @property {string} section name by which entities and the server half say where they belong
 * @property {Record<string, string>} titles by language
 */

/**
 * The text of a template with the names of a plugin.
 * @param {string} text
 * @param {Filling} filling
 * @param {string} path of the file; its language decides the title
 */
export function fill(text, { id, entity, section, titles }, path) {
  const language = /([\w-]+)\.ts$/.exec(path)?.[1] ?? '';
  const title = titles[language] ?? titles['zh-CN'] ?? id;
  return text
    .replaceAll('{{title}}', title)
    .replaceAll('{{section}}', section)
    .replaceAll('fall-alarm', id)
    .replaceAll('FallAlarm', pascal(entity))
    .replaceAll('fallAlarm', entity);
}

/**
 * Where each import leads: by its beginning, a folder or file from the root. Packages that are not named stay.
 * @typedef {Readonly<Record<string, string>>} Places
 */

/**
 * Writes the imports of a file as paths from its folder.
 * @param {string} text
 * @param {string} path of the file from the root
 * @param {Places} places
 */
export function placeImports(text, path, places) {
  return text.replace(
    /((?:from|module|import) ')(@\w+(?:\/[\w-]+)?)((?:\/[\w./-]+)?')/g,
    (whole, before, name, rest) => {
      const key = Object.keys(places).find((each) => name === each || name.startsWith(`${each}/`));
      if (key === undefined) return whole;
      const target = posix.relative(posix.dirname(path), `${places[key]}${name.slice(key.length)}`);
      return `${before}${target.startsWith('.') ? target : `./${target}`}${rest}`;
    },
  );
}

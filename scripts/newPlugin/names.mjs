/** Ids of plugins are in kebab case. */
const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const ENTITY = /^[a-z][A-Za-z0-9]*$/;
const ID_MAX = 40;
/** Prefixes of the console's own text keys, and folders that are not sections. */
const RESERVED = ['console', 'kit', 'ra', 'problems', 'entities', 'sections', 'resources', 'core', 'shared', 'plugins'];
const KEYWORDS =
  /^(break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|new|null|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield|let|await)$/;

/**
 * Names that already exist.
 * @typedef {{ ids: readonly string[], folders: readonly string[], entities: readonly string[] }} Taken
 */

/**
 * Returns why a plugin cannot have a name, as a sentence; `undefined` if it can.
 * @param {{ id: string, entity: string }} wanted
 * @param {Taken} existing
 * @returns {string | undefined}
 */
export function nameProblem({ id, entity }, existing) {
  if (id === '') return 'Say how the plugin is called: npm run new:plugin -- fall-alarm';
  if (!ID.test(id))
    return `"${id}" is no id: use small letters and digits with single hyphens between words, like fall-alarm.`;
  if (id.length > ID_MAX) return `"${id}" is too long: an id has ${ID_MAX} characters at most.`;
  if (RESERVED.includes(id) || KEYWORDS.test(id)) return `"${id}" is reserved: choose another id, like ${id}-records.`;
  if (existing.ids.includes(id)) return `There is a section with the id "${id}" already.`;
  if (existing.folders.includes(camelCase(id))) return `There is a folder src/plugins/${camelCase(id)} already.`;
  if (!ENTITY.test(entity)) return `"${entity}" is no name of an entity: use letters and digits, like fallAlarm.`;
  if (KEYWORDS.test(entity)) return `"${entity}" is reserved: give another name with --entity.`;
  if (existing.entities.includes(entity))
    return `There is an entity "${entity}" already: give another name with --entity.`;
  return undefined;
}

/** @param {string} id `fall-alarm` becomes `fallAlarm` */
export const camelCase = (id) => id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** @param {string} name `fallAlarm` becomes `FallAlarm` */
export const pascalCase = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Returns the default titles of a section, by language.
 * @param {string} id
 * @returns {Record<string, string>}
 */
export function defaultTitles(id) {
  const words = pascalCase(id.replaceAll('-', ' '));
  return { 'zh-CN': `${words} 记录`, 'zh-TW': `${words} 紀錄`, en: words, ja: `${words} の記録` };
}

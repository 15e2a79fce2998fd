import { isRecord } from '../values/isRecord';
import { parseVersion } from './engines';

/** kebab-case words: lower-case letters and digits, joined by single hyphens. */
const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Paths below the plugin: such words joined by slashes; routes can contain `:name` and end in `/*`. */
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;
const ROUTE = /^(:[a-z]\w*|[a-z0-9]+(-[a-z0-9]+)*)(\/(:[a-z]\w*|[a-z0-9]+(-[a-z0-9]+)*))*(\/\*)?$/i;

const PAGES: readonly string[] = ['list', 'show', 'create', 'edit'];

type Check = (item: Record<string, unknown>) => string | undefined;

/** Returns the id of a possibly invalid definition, for messages. */
export function parsePluginId(input: unknown): string | undefined {
  return isRecord(input) && typeof input.id === 'string' && ID.test(input.id) ? input.id : undefined;
}

/** Returns what is wrong with a plugin's definition, which can be third-party code; `undefined` if it is valid. */
export function pluginDefinitionError(input: unknown): string | undefined {
  if (!isRecord(input)) return 'the definition is not an object';
  if (parsePluginId(input) === undefined) return 'id must be kebab-case, like fall-alarm';
  if (typeof input.version !== 'string' || !parseVersion(input.version)) return 'version must be like 1.0.0';
  if (!isRecord(input.engines) || typeof input.engines.console !== 'string') return 'engines.console is missing';
  if (input.base !== undefined && input.base !== '' && !matches(input.base, NAME)) return 'base is not an address';
  if (input.requires !== undefined && !isTextList(input.requires)) return 'requires must list plugin ids';
  if (input.info !== undefined && !isInfo(input.info)) return 'info must hold texts: owner, docs';
  if (input.section !== undefined) {
    if (!isRecord(input.section) || !isText(input.section.label)) return 'section needs a label';
    if (!isComponent(input.section.icon)) return 'section needs an icon';
  }
  return (
    checkEach(input, 'resources', resourceError) ??
    checkEach(input, 'routes', routeError) ??
    checkEach(input, 'links', linkError) ??
    checkEach(input, 'actions', actionError) ??
    checkEach(input, 'widgets', widgetError) ??
    checkEach(input, 'searchActions', searchActionError) ??
    checkEach(input, 'permissions', (item) =>
      isText(item.resource) && isText(item.action) && isText(item.label)
        ? undefined
        : 'needs resource, action and label',
    ) ??
    (input.figures === undefined || typeof input.figures === 'function'
      ? undefined
      : 'figures must be a function that imports them') ??
    (input.queue === undefined || typeof input.queue === 'function'
      ? undefined
      : 'queue must be a function that imports it') ??
    checkLoaders(input.texts, 'texts') ??
    settingsError(input.settings)
  );
}

const resourceError: Check = (item) => {
  if (!matches(item.name, ID)) return 'name must be kebab-case, like fall-alarm';
  if (!isRecord(item.entity) || !isText(item.entity.name)) return 'entity is missing';
  if (item.protocol === 'simple-rest') {
    if (!isText(item.baseUrl)) return 'a simple-rest resource needs a baseUrl';
    if (item.updates !== undefined && item.updates !== 'put' && item.updates !== 'patch')
      return 'updates is put or patch';
    if (item.steps !== undefined && !isTextList(item.steps)) return 'steps must list operations';
  } else if (!isRecord(item.entity.fields) && typeof item.entity.load !== 'function') {
    return 'entity has no definition';
  }
  if (item.pages !== undefined && !(isTextList(item.pages) && item.pages.every((page) => PAGES.includes(page)))) {
    return `pages must be some of ${PAGES.join(', ')}`;
  }
  if (item.search !== undefined && !isSearch(item.search)) return 'search needs an order, and may list fields';
  if (item.form !== undefined && typeof item.form !== 'function') return 'form must be a function that imports it';
  const pages = PAGES.filter((page) => item[page] !== undefined);
  return pages.find((page) => typeof item[page] !== 'function') && 'its pages must be functions that import them';
};

const routeError: Check = (item) => {
  if (!matches(item.path, ROUTE)) return 'path is not an address';
  if (!isText(item.label)) return 'label is missing';
  return typeof item.component === 'function' ? undefined : 'component must be a function that imports it';
};

const linkError: Check = (item) => {
  if (!isText(item.id) || !isText(item.label)) return 'needs id and label';
  return typeof item.to === 'string' ? undefined : 'to must be a text';
};

const actionError: Check = (item) => {
  if (!isText(item.id) || !isText(item.label) || !isText(item.resource)) return 'needs id, label and resource';
  if (item.type !== 'resource' && item.type !== 'record' && item.type !== 'bulk') return 'type is unknown';
  return isText(item.operation) || typeof item.component === 'function'
    ? undefined
    : 'needs an operation or a component';
};

const widgetError: Check = (item) => {
  if (!isText(item.id) || !isText(item.slot)) return 'needs id and slot';
  return typeof item.component === 'function' ? undefined : 'component must be a function that imports it';
};

const searchActionError: Check = (item) => {
  if (!isText(item.id) || !isText(item.label) || !isText(item.resource)) return 'needs id, label and resource';
  if (!isComponent(item.icon)) return 'needs an icon';
  return typeof item.to === 'function' ? undefined : 'to must be a function of the record';
};

function checkEach(input: Record<string, unknown>, kind: string, check: Check): string | undefined {
  const items = input[kind];
  if (items === undefined) return undefined;
  if (!Array.isArray(items)) return `${kind} is not a list`;
  for (const [index, item] of items.entries()) {
    const error = isRecord(item) ? (orderError(item) ?? check(item)) : 'is not an object';
    if (error) return `${kind}[${index}]: ${error}`;
  }
  return undefined;
}

const orderError: Check = (item) =>
  item.order === undefined || typeof item.order === 'number' ? undefined : 'order must be a number';

function checkLoaders(value: unknown, kind: string): string | undefined {
  if (value === undefined) return undefined;
  if (!isRecord(value)) return `${kind} is not an object`;
  return Object.values(value).every((loader) => typeof loader === 'function')
    ? undefined
    : `${kind} must hold functions that import them`;
}

function settingsError(settings: unknown): string | undefined {
  if (settings === undefined) return undefined;
  if (!isRecord(settings)) return 'settings is not an object';
  const types: Record<string, string> = { boolean: 'boolean', number: 'number', string: 'string', select: 'string' };
  for (const [name, setting] of Object.entries(settings)) {
    const type = isRecord(setting) && isText(setting.type) ? types[setting.type] : undefined;
    if (!isRecord(setting) || !type) return `settings.${name}: type is unknown`;
    if (typeof setting.default !== type) return `settings.${name}: the default is not a ${type}`;
  }
  return undefined;
}

const isSearch = (value: unknown) =>
  isRecord(value) && typeof value.order === 'number' && (value.fields === undefined || isTextList(value.fields));
const isInfo = (value: unknown) =>
  isRecord(value) && [value.owner, value.docs].every((text) => text === undefined || isText(text));
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const matches = (value: unknown, pattern: RegExp) => typeof value === 'string' && pattern.test(value);
/** Components are functions, or objects made by memo, forwardRef or lazy. */
const isComponent = (value: unknown) => typeof value === 'function' || (isRecord(value) && '$$typeof' in value);

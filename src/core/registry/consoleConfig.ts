import { isRecord } from '../../../contract/isRecord';
import type { SiteTexts } from '../theme/themeTexts';

/** What the operator may set for one plugin. */
export interface PluginConfig {
  enabled?: boolean;
  /** Address of a plugin that is not built in. */
  url?: string;
  /** Position of its section in the top menu. */
  order?: number;
  settings?: Readonly<Record<string, string | number | boolean>>;
}

/** `console.config.json`: the operator's wishes. Everything is optional. */
export interface ConsoleConfig {
  plugins: Readonly<Record<string, PluginConfig>>;
  /** By `<plugin>/<kind>/<id>`: switch off or move one contribution, or give a link (`home/link/dashboard`) its address. */
  contributions: Readonly<Record<string, { enabled?: boolean; order?: number; to?: string }>>;
  /** Other origins from which plugins may be loaded. */
  allowedOrigins: readonly string[];
  backend: { operations: 'extended' | 'spec' };
  site: SiteTexts;
}

export const DEFAULT_CONSOLE_CONFIG: ConsoleConfig = {
  plugins: {},
  contributions: {},
  allowedOrigins: [],
  backend: { operations: 'extended' },
  site: {},
};

/**
 * Reads the content of `console.config.json`. A part that is not what it should be is left out and named in `faults`,
 * so that a slip of the pen never keeps administrators from working.
 */
export function parseConsoleConfig(input: unknown): { config: ConsoleConfig; faults: string[] } {
  const faults: string[] = [];
  if (!isRecord(input)) return { config: DEFAULT_CONSOLE_CONFIG, faults: ['the file does not hold an object'] };
  const known = new Set(Object.keys(DEFAULT_CONSOLE_CONFIG));
  for (const key of Object.keys(input)) if (!known.has(key)) faults.push(`unknown key "${key}"`);

  const entries = (key: string, value: unknown = input[key] ?? {}) => {
    if (isRecord(value)) return Object.entries(value);
    faults.push(`"${key}" is not an object`);
    return [];
  };
  const read = <T>(path: string, value: unknown, is: (value: unknown) => value is T): T | undefined => {
    if (value === undefined || is(value)) return value;
    faults.push(`"${path}" has the wrong type`);
    return undefined;
  };
  const readEach = <T>(
    key: string,
    parse: (path: string, value: Record<string, unknown>) => T,
    values?: unknown,
  ): Record<string, T> =>
    Object.fromEntries(
      entries(key, values).flatMap(([id, value]) => {
        if (isRecord(value)) return [[id, parse(`${key}.${id}`, value)] as const];
        faults.push(`"${key}.${id}" is not an object`);
        return [];
      }),
    );

  const operatorTexts = (path: string, value: Record<string, unknown>) =>
    defined({
      filingNumber: read(`${path}.filingNumber`, value.filingNumber, isText),
      copyright: read(`${path}.copyright`, value.copyright, isText),
      textLogo: read(`${path}.textLogo`, value.textLogo, isText),
    });

  const backend = Object.fromEntries(entries('backend'));
  const site = Object.fromEntries(entries('site'));
  const config: ConsoleConfig = {
    plugins: readEach('plugins', (path, value) =>
      defined({
        enabled: read(`${path}.enabled`, value.enabled, isBoolean),
        url: read(`${path}.url`, value.url, isText),
        order: read(`${path}.order`, value.order, isNumber),
        settings: read(`${path}.settings`, value.settings, isSettings),
      }),
    ),
    contributions: readEach('contributions', (path, value) =>
      defined({
        enabled: read(`${path}.enabled`, value.enabled, isBoolean),
        order: read(`${path}.order`, value.order, isNumber),
        to: read(`${path}.to`, value.to, isText),
      }),
    ),
    allowedOrigins: read('allowedOrigins', input.allowedOrigins, isTexts) ?? [],
    backend: { operations: read('backend.operations', backend.operations, isOperations) ?? 'extended' },
    site: defined({
      ...operatorTexts('site', site),
      themes: site.themes === undefined ? undefined : readEach('site.themes', operatorTexts, site.themes),
    }),
  };
  return { config, faults };
}

/** Whether a value is an address on the web. */
export function isHttpUrl(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\/[^/]/i.test(value);
}

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isOperations = (value: unknown): value is 'extended' | 'spec' => value === 'extended' || value === 'spec';
const isSettings = (value: unknown): value is Record<string, string | number | boolean> =>
  isRecord(value) && Object.values(value).every((each) => isBoolean(each) || isNumber(each) || isText(each));

function defined<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}

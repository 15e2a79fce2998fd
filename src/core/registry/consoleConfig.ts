import { PAGE_SIZE_MAX } from '../../../contract/constants';
import { isPermissionPattern } from '../../../contract/permissions';
import { isChecksum, isOrigin } from '../../../contract/plugin/pluginFiles';
import { isRecord } from '../../../contract/values/isRecord';
import type { SiteTexts } from '../theme/themeTexts';

/** Operator configuration of one plugin. */
export interface PluginConfig {
  enabled?: boolean;
  /** Address of the single file of a remote plugin, and its required checksum. */
  url?: string;
  integrity?: string;
  /** Checksum of the folder with its server module; used by the server. */
  server?: string;
  /** Why its server module does not run; set by the server. Its browser module is then not loaded either. */
  serverProblem?: string;
  /** Position of its section in the top menu. */
  order?: number;
  settings?: Readonly<Record<string, string | number | boolean>>;
}

/** Capabilities of the back end. */
export interface BackendConfig {
  /** `spec`: only the calls of the specification; or patterns (`select*.meal.open`), in which `spec` stands for these. */
  operations: 'extended' | 'spec' | readonly string[];
  /** Whether personal data arrives masked. */
  masking: boolean;
  /** Whether list responses include counts and names of references. */
  counts: boolean;
  /** Maximum rows of a page. */
  pageSize: number;
}

/** The operator configuration, `console.config.json`. Everything is optional. */
export interface ConsoleConfig {
  plugins: Readonly<Record<string, PluginConfig>>;
  /**
   * By `<plugin>/<kind>/<id>`: disables or moves one contribution, or sets the address of a link (`home/link/dashboard`).
   */
  contributions: Readonly<Record<string, { enabled?: boolean; order?: number; to?: string }>>;
  /** Other origins from which plugins can be loaded. */
  allowedOrigins: readonly string[];
  /** Other origins that plugins can send requests to. */
  connectOrigins: readonly string[];
  backend: BackendConfig;
  site: SiteTexts;
}

export const DEFAULT_CONSOLE_CONFIG: ConsoleConfig = {
  plugins: {},
  contributions: {},
  allowedOrigins: [],
  connectOrigins: [],
  backend: defaultBackendConfig('extended'),
  site: {},
};

/**
 * Parses `console.config.json`. An invalid part is skipped and named in `faults`, so that a typo never stops
 * administrators from working.
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
  const read = <T>(
    path: string,
    value: unknown,
    isValid: (value: unknown) => value is T,
    fault = 'has the wrong type',
  ): T | undefined => {
    if (value === undefined || isValid(value)) return value;
    faults.push(`"${path}" ${fault}`);
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
  const defaultBackend = defaultBackendConfig(read('backend.operations', backend.operations, isOperations));
  const site = Object.fromEntries(entries('site'));
  const config: ConsoleConfig = {
    plugins: readEach('plugins', (path, value) =>
      defined({
        enabled: read(`${path}.enabled`, value.enabled, isBoolean),
        url: read(`${path}.url`, value.url, isText),
        integrity: read(`${path}.integrity`, value.integrity, isChecksum),
        server: read(`${path}.server`, value.server, isChecksum),
        serverProblem: read(`${path}.serverProblem`, value.serverProblem, isText),
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
    allowedOrigins: read('allowedOrigins', input.allowedOrigins, areOrigins) ?? [],
    connectOrigins: read('connectOrigins', input.connectOrigins, areOrigins) ?? [],
    backend: {
      ...defaultBackend,
      masking: read('backend.masking', backend.masking, isBoolean) ?? defaultBackend.masking,
      counts: read('backend.counts', backend.counts, isBoolean) ?? defaultBackend.counts,
      pageSize: read('backend.pageSize', backend.pageSize, isPageSize) ?? defaultBackend.pageSize,
    },
    site: defined({
      ...operatorTexts('site', site),
      help: read(
        'site.help',
        site.help,
        isHelp,
        `is no http(s) address, no path and no text of 1 to ${HELP_MAX} characters`,
      ),
      hotline: read(
        'site.hotline',
        site.hotline,
        isHotline,
        'is no telephone number, such as "+86 400-000-0000 ext. 8"',
      ),
      themes: site.themes === undefined ? undefined : readEach('site.themes', operatorTexts, site.themes),
    }),
  };
  return { config, faults };
}

/** By default, only our own server is assumed to support masking and counts. */
function defaultBackendConfig(operations: BackendConfig['operations'] = 'extended'): BackendConfig {
  const isOurs = operations === 'extended';
  return { operations, masking: isOurs, counts: isOurs, pageSize: PAGE_SIZE_MAX };
}

/** Returns whether a value is an http(s) URL. */
export function isHttpUrl(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\/[^/]/i.test(value);
}

/** Maximum characters of the help text. */
const HELP_MAX = 300;

/** Returns whether the help setting is an address rather than a text. */
export const isHelpAddress = (help: string): boolean => isHttpUrl(help) || /^\/[^/\\\s]/.test(help);

const isHelp = (value: unknown): value is string =>
  isText(value) &&
  value.trim() !== '' &&
  value.length <= HELP_MAX &&
  // Reject texts that look like an address but are not a safe one.
  (isHelpAddress(value) || !/^([a-z][a-z\d+.-]*:\S|[/\\])/i.test(value.trim()));
const isHotline = (value: unknown): value is string => isText(value) && HOTLINE.test(value);
const HOTLINE = /^\+?\(?\d[\d ()-]{1,28}\d(\s*(转|轉|ext\.?)\s*(\d{1,6}))?$/i;

/** Returns the `tel:` address of a hotline (RFC 3966). */
export function hotlineAddress(hotline: string): string {
  const [, , , extension = ''] = HOTLINE.exec(hotline) ?? [];
  const number = hotline.slice(0, hotline.length - extension.length).replace(/[^+\d]/g, '');
  return `tel:${number}${extension && `;ext=${extension}`}`;
}

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const areOrigins = (value: unknown): value is string[] => Array.isArray(value) && value.every(isOrigin);
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isOperations = (value: unknown): value is BackendConfig['operations'] =>
  value === 'extended' ||
  value === 'spec' ||
  (isTexts(value) && value.every((each) => each === 'spec' || isPermissionPattern(each)));
const isPageSize = (value: unknown): value is number =>
  isNumber(value) && Number.isInteger(value) && value >= 1 && value <= PAGE_SIZE_MAX;
const isSettings = (value: unknown): value is Record<string, string | number | boolean> =>
  isRecord(value) && Object.values(value).every((each) => isBoolean(each) || isNumber(each) || isText(each));

function defined<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}

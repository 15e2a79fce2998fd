import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isChecksum, isOrigin } from '../../contract/plugin/pluginFiles';
import { isRecord } from '../../contract/values/isRecord';

/**
 * The parts of `console.config.json` that the server uses. The console reads the whole file and reports what is
 * wrong.
 */
export interface OperatorConfig {
  /** Plugins by id. */
  plugins: Readonly<Record<string, OperatorPlugin>>;
  allowedOrigins: readonly string[];
  connectOrigins: readonly string[];
}

interface OperatorPlugin {
  /** Whether it has a browser module that is loaded at run time. */
  isRemote: boolean;
  isOn: boolean;
  /** Address and checksum of its browser module. */
  url?: string;
  integrity?: string;
  /** Checksum of its server module, as configured. Its format is not validated; an invalid checksum never matches. */
  server?: string;
}

/**
 * Reads the configuration file again whenever it has changed. Origins and browser modules can change while the server
 * runs.
 */
export class OperatorConfigFile {
  readonly #file: string;
  #version: string | undefined;
  #content: unknown = {};

  constructor(dataDir: string) {
    this.#file = join(dataDir, 'console.config.json');
  }

  /** Returns the parsed content: an empty object when there is no file, `undefined` when it is not JSON. */
  content(): unknown {
    const stat = existsSync(this.#file) ? statSync(this.#file) : undefined;
    const version = stat && `${stat.mtimeMs} ${stat.size}`;
    if (version !== this.#version) {
      this.#version = version;
      this.#content = version === undefined ? {} : parseJson(readFileSync(this.#file, 'utf8'));
    }
    return this.#content;
  }

  read(): OperatorConfig {
    return readOperatorConfig(this.content());
  }
}

/** Reads the settings that the server uses. Ignores invalid values. */
export function readOperatorConfig(content: unknown): OperatorConfig {
  const settings = isRecord(content) ? content : {};
  const plugins = isRecord(settings.plugins) ? Object.entries(settings.plugins) : [];
  return {
    plugins: Object.fromEntries(
      plugins.flatMap(([id, plugin]): [string, OperatorPlugin][] => {
        if (!isRecord(plugin)) return [];
        const { url, integrity, enabled, server } = plugin;
        const isOn = enabled !== false;
        const module = typeof url === 'string' ? { url, ...(isChecksum(integrity) && { integrity }) } : {};
        return [[id, { isRemote: 'url' in module, isOn, server: serverChecksum(server), ...module }]];
      }),
    ),
    allowedOrigins: originsIn(settings.allowedOrigins),
    connectOrigins: originsIn(settings.connectOrigins),
  };
}

/** Keeps an invalid checksum, so that the server module stays listed and is refused with a message. */
const serverChecksum = (server: unknown) =>
  server === undefined ? undefined : isChecksum(server) ? server : JSON.stringify(server);

const originsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isOrigin) : []);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whether the console must provide the modules that it shares with plugins. */
export const hasRemotePlugins = ({ plugins }: Pick<OperatorConfig, 'plugins'>): boolean =>
  Object.values(plugins).some(({ isRemote, isOn }) => isRemote && isOn);

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../contract/isRecord';
import { isChecksum, isOrigin } from '../../contract/pluginFiles';

/** What the server itself follows of `console.config.json`; the console reads the whole and tells what is wrong in it. */
export interface OperatorConfig {
  /** By id. */
  plugins: Readonly<Record<string, OperatorPlugin>>;
  allowedOrigins: readonly string[];
  connectOrigins: readonly string[];
}

interface OperatorPlugin {
  /** It has a console half that is loaded while the console runs. */
  isRemote: boolean;
  isOn: boolean;
  /** Checksum of its server half, as it is written; whether it is one shows when it is compared. */
  server?: string;
}

/** The file, read anew whenever it has changed: origins and console halves are taken in while the server runs. */
export class OperatorConfigFile {
  readonly #file: string;
  #version: string | undefined;
  #content: unknown = {};

  constructor(dataDir: string) {
    this.#file = join(dataDir, 'console.config.json');
  }

  /** Its content as it is; an empty object without the file, `undefined` when it is no JSON. */
  content(): unknown {
    const stat = existsSync(this.#file) ? statSync(this.#file) : undefined;
    const version = stat && `${stat.mtimeMs} ${stat.size}`;
    if (version !== this.#version) {
      this.#version = version;
      this.#content = version === undefined ? {} : parsed(readFileSync(this.#file, 'utf8'));
    }
    return this.#content;
  }

  read(): OperatorConfig {
    return readOperatorConfig(this.content());
  }
}

/** Picks out what the server follows; what it cannot read counts as not said. */
export function readOperatorConfig(content: unknown): OperatorConfig {
  const given = isRecord(content) ? content : {};
  const plugins = isRecord(given.plugins) ? Object.entries(given.plugins) : [];
  return {
    plugins: Object.fromEntries(
      plugins.flatMap(([id, plugin]): [string, OperatorPlugin][] => {
        if (!isRecord(plugin)) return [];
        const { url, enabled, server } = plugin;
        return [[id, { isRemote: typeof url === 'string', isOn: enabled !== false, server: serverSum(server) }]];
      }),
    ),
    allowedOrigins: originsIn(given.allowedOrigins),
    connectOrigins: originsIn(given.connectOrigins),
  };
}

/** A checksum that is none still lists the server half, which then is refused in words. */
const serverSum = (server: unknown) =>
  server === undefined ? undefined : isChecksum(server) ? server : JSON.stringify(server);

const originsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isOrigin) : []);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whether a console needs the modules that plugins share with it. */
export const hasRemotePlugins = ({ plugins }: Pick<OperatorConfig, 'plugins'>): boolean =>
  Object.values(plugins).some(({ isRemote, isOn }) => isRemote && isOn);

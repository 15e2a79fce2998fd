import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context, Handler } from '../../../../../server/plugin-api';
import type { ServiceMap } from '../../entities/map/serviceMap';
import { demoMapPort } from './demoMapPort';
import { MAP_BYTES_MAX, MapError, parseGeoJson } from './parseGeoJson';

/** The operator's map in the data folder. */
const MAP_FILE = 'map.geojson';
const NO_MAP: ServiceMap = { areas: [], lines: [] };

/**
 * Returns `selectServiceMap`: the operator's map, else that of the demo data. The file is read again when it has changed; an
 * unusable one is reported in the log once.
 */
export function createSelectServiceMap(): Handler {
  let version: string | undefined;
  let map: ServiceMap | undefined;
  return async (_call, context) => {
    const found = await versionOf(context);
    if (!map || found?.text !== version) {
      version = found?.text;
      map = found ? await readMap(found, context) : await demoMap(context);
    }
    return { data: map, message: 'okRead' };
  };
}

interface FileVersion {
  file: string;
  bytes: number;
  text: string;
}

async function versionOf({ config }: Context): Promise<FileVersion | undefined> {
  const file = join(config.dataDir, MAP_FILE);
  const found = await stat(file).catch(() => undefined);
  return found && { file, bytes: found.size, text: `${found.mtimeMs} ${found.size}` };
}

async function readMap({ file, bytes }: FileVersion, { logger }: Context): Promise<ServiceMap> {
  try {
    if (bytes > MAP_BYTES_MAX) throw new MapError(`larger than ${MAP_BYTES_MAX} bytes`);
    return parseGeoJson(await readFile(file, 'utf8'));
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    logger.error({ file, problem }, 'the map of the wall display is not usable');
    return NO_MAP;
  }
}

async function demoMap({ ask }: Context): Promise<ServiceMap> {
  const [demo] = await ask(demoMapPort);
  return demo ? parseGeoJson(demo()) : NO_MAP;
}

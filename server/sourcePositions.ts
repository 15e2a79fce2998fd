import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Has stacks name the files and lines of the sources. Unlike `--enable-source-maps`, which reads the maps of all modules as
 * they are loaded and keeps them, a map is read when the first stack through its file is.
 */
export function readSourcePositions(): void {
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (path: string) => {
    if (!maps.has(path)) maps.set(path, readMap(path));
    return maps.get(path);
  };
  Error.prepareStackTrace = (error, sites) =>
    [error, ...sites.map((site) => `    at ${sourceOf(site, mapOf)}`)].join('\n');
}

function sourceOf(site: NodeJS.CallSite, mapOf: (path: string) => SourceMap | undefined): string {
  const text = String(site);
  const [file, line, column] = [site.getFileName(), site.getLineNumber(), site.getColumnNumber()];
  if (!file || file.startsWith('node:') || line === null || column === null) return text;
  const path = file.startsWith('file:') ? fileURLToPath(file) : file;
  const found = mapOf(path)?.findEntry(line - 1, column - 1);
  if (!found || !('originalSource' in found)) return text;
  const source = resolve(dirname(path), found.originalSource);
  const position = `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  return text.replace(`${file}:${line}:${column}`, () => position);
}

/** The map beside a file; a map that is missing or broken leaves the stack as it is, never an error about an error. */
function readMap(path: string): SourceMap | undefined {
  try {
    return existsSync(`${path}.map`) ? new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8'))) : undefined;
  } catch {
    return undefined;
  }
}

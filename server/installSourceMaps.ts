import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Maps stack traces to the source files. `--enable-source-maps` reads and keeps the source maps of all loaded modules. This
 * reads a source map only when a stack first needs it.
 */
export function installSourceMaps(): void {
  const maps = new Map<string, SourceMap | undefined>();
  const sourceMapOf = (path: string) => {
    if (!maps.has(path)) maps.set(path, readMap(path));
    return maps.get(path);
  };
  Error.prepareStackTrace = (error, sites) =>
    [error, ...sites.map((site) => `    at ${mapCallSite(site, sourceMapOf)}`)].join('\n');
}

function mapCallSite(site: NodeJS.CallSite, sourceMapOf: (path: string) => SourceMap | undefined): string {
  const text = String(site);
  const [file, line, column] = [site.getFileName(), site.getLineNumber(), site.getColumnNumber()];
  if (!file || file.startsWith('node:') || line === null || column === null) return text;
  const path = file.startsWith('file:') ? fileURLToPath(file) : file;
  const found = sourceMapOf(path)?.findEntry(line - 1, column - 1);
  if (!found || !('originalSource' in found)) return text;
  const source = resolve(dirname(path), found.originalSource);
  const position = `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  return text.replace(`${file}:${line}:${column}`, () => position);
}

/**
 * Reads the source map of a file. If it is missing or broken, the stack stays unmapped, rather than failing while handling
 * an error.
 */
function readMap(path: string): SourceMap | undefined {
  try {
    return existsSync(`${path}.map`) ? new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8'))) : undefined;
  } catch {
    return undefined;
  }
}

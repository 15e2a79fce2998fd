import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

/** Records by resource name. */
export type BaselineData = Readonly<Record<string, readonly { id: number }[]>>;

/** Builds plain react-admin and serves it with the same records and compression as the product. */
export async function startBaselineApp(data: BaselineData): Promise<{ url: string; stop: () => void }> {
  const outDir = mkdtempSync(join(tmpdir(), 'console-yardstick-'));
  // A production build; the bench runner sets another value.
  process.env.NODE_ENV = 'production';
  await build({
    root: join(import.meta.dirname, '..', 'yardstick'),
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 5_000 },
  });
  const files = new Map(
    readdirSync(join(outDir, 'assets')).map((name) => [
      `/assets/${name}`,
      brotliCompressSync(readFileSync(join(outDir, 'assets', name))),
    ]),
  );
  const page = readFileSync(join(outDir, 'index.html'));
  rmSync(outDir, { recursive: true });

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://yardstick');
    const file = files.get(pathname);
    if (file) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' }).end(file);
      return;
    }
    const [, resource = ''] = /^\/rest\/(\w+)$/.exec(pathname) ?? [];
    const rows = data[resource];
    if (!rows) {
      response.writeHead(200, { 'content-type': 'text/html' }).end(page);
      return;
    }
    const { id: ids } = JSON.parse(searchParams.get('filter') ?? '{}');
    const pageRows = rows.filter(({ id }) => !Array.isArray(ids) || ids.includes(id)).slice(0, 20);
    response
      .writeHead(200, {
        'content-type': 'application/json',
        'content-range': `${resource} 0-${pageRows.length - 1}/${rows.length}`,
      })
      .end(JSON.stringify(pageRows));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, normalize, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Serves what our server serves beside the calls, for `npm run dev` in front of another back end: the operator's
 * `console.config.json` and the browser modules of plugins, from DATA_DIR. What is not there comes from the back end, which
 * may be ours.
 */
export function operatorFiles(backend: string, dataDir: string = process.env.DATA_DIR ?? 'data'): Plugin {
  const folder = resolve(dataDir);
  return {
    name: 'operator-files',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use(async (request, response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
        const file = fileOf(pathname);
        if (file === undefined) return next();
        const isScript = /\.m?js$/.test(pathname);
        if (existsSync(file) && statSync(file).isFile()) {
          response.setHeader(
            'Content-Type',
            isScript ? 'text/javascript; charset=utf-8' : 'application/json; charset=utf-8',
          );
          return response.end(readFileSync(file));
        }
        const answer = await fetch(new URL(pathname + search, backend)).catch(() => undefined);
        const type = answer?.headers.get('content-type') ?? '';
        // A static host answers unknown addresses with a page.
        if (answer?.ok && !type.startsWith('text/html')) {
          response.setHeader('Content-Type', type);
          return response.end(Buffer.from(await answer.arrayBuffer()));
        }
        if (pathname === CONFIG) return response.setHeader('Content-Type', 'application/json').end('{}');
        response.statusCode = 404;
        return response.end();
      });
    },
  };

  function fileOf(pathname: string): string | undefined {
    if (pathname === CONFIG) return join(folder, 'console.config.json');
    const [, id = '', path = ''] = /^\/plugins\/([\w-]+)\/(.+)$/.exec(pathname) ?? [];
    const own = join(folder, 'plugins', id, 'console');
    const file = normalize(join(own, path));
    return id !== '' && file.startsWith(own + sep) ? file : undefined;
  }
}

const CONFIG = '/console.config.json';

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import send from '@fastify/send';
import staticPlugin, { type SetHeadersResponse } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isConsolePath } from '../../contract/paths';
import type { Texts } from '../call/texts';
import type { Config } from '../config';
import { sendNotFound } from './errorHandler';

/** In the place of a page's nonce until it is answered. */
const NONCE_MARK = '__CSP_NONCE__';

/** Serves the built console: its files, its pages, `console.config.json`, and 404 for everything else. */
export async function addStaticFiles(app: FastifyInstance, { clientDir, dataDir }: Config, texts: Texts) {
  // A scope of its own, so that answers of the API are not delayed by the hooks.
  await app.register(async (scope) => {
    await scope.register(helmet, HEADERS);
    const indexPage = pageOf(clientDir, 'index.html');
    const loginPage = pageOf(clientDir, 'login.html') ?? indexPage;

    scope.get('/', async (_request, reply) => reply.redirect('/index'));

    scope.get('/console.config.json', async (_request, reply) => {
      const file = join(dataDir, 'console.config.json');
      return reply
        .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' })
        .send(existsSync(file) ? readFileSync(file) : '{}');
    });

    // Without a build there is nothing to serve but the API.
    if (existsSync(clientDir)) await addFiles(scope, resolve(clientDir));

    scope.setNotFoundHandler(async (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? '/';
      if (request.method !== 'GET' && request.method !== 'HEAD') return sendNotFound(request, reply, texts);
      const page = path.replace(/\/+$/, '') === '/login' ? loginPage : indexPage;
      if (page && isConsolePath(path)) return sendPage(reply, page, 200);
      if (page && wantsPage(request)) return sendPage(reply, page, 404);
      return sendNotFound(request, reply, texts);
    });
  });
}

const HEADERS = {
  // Each page has its own, with a nonce.
  contentSecurityPolicy: false,
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'same-origin' },
  // Whether there is HTTPS is for the proxy to say.
  strictTransportSecurity: false,
} satisfies FastifyHelmetOptions;

// RFC 9239; the table of `mime` is older.
send.mime.define({ 'text/javascript': ['js'] }, true);

/** Serves the files that lie there when the server starts, in the compressed form that the build put beside them. */
async function addFiles(scope: FastifyInstance, root: string): Promise<void> {
  const options = { preCompressed: true, cacheControl: false, index: false } as const;
  await scope.register(staticPlugin, {
    ...options,
    root,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.{html,br,gz}', 'console.config.json'],
    setHeaders: (response) => addCaching(response, 'no-cache'),
  });
  if (!existsSync(join(root, 'assets'))) return;
  await scope.register(staticPlugin, {
    ...options,
    root: join(root, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    dotfiles: 'ignore',
    // The names hold a checksum, so the content behind them never changes.
    setHeaders: (response) => addCaching(response, 'public, max-age=31536000, immutable'),
  });
}

function addCaching(response: SetHeadersResponse, caching: string): void {
  response.setHeader('cache-control', caching);
  response.setHeader('vary', 'Accept-Encoding');
}

/** A page in pieces, between which its nonce goes. */
type Page = readonly string[];

function pageOf(folder: string, name: string): Page | undefined {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8').split(NONCE_MARK) : undefined;
}

function sendPage(reply: FastifyReply, page: Page, status: number): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  reply.helmet({ contentSecurityPolicy: contentSecurityPolicy(nonce) });
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    })
    .send(page.join(nonce));
}

/** Scripts come from here alone; the nonce is for the styles that the console makes while it runs. */
function contentSecurityPolicy(nonce: string) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", `'nonce-${nonce}'`],
      imgSrc: ["'self'", 'data:', 'blob:'],
      // Recordings are fetched with the session and played from memory.
      mediaSrc: ["'self'", 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  };
}

function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') === true;
}

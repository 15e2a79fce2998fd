import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isConsolePath } from '../../contract/paths';
import type { Config } from '../config';
import { acceptedEncoding, compress, EFFORT, type Encoding } from './encoding';
import { sendNotFound } from './errorHandler';
import type { Texts } from './texts';

/** In the place of a page's nonce until it is answered. */
const NONCE_MARK = '__CSP_NONCE__';

interface StaticFile {
  body: Buffer;
  type: string;
  etag: string;
  /** The name holds a checksum, so the content behind it never changes. */
  hashed: boolean;
  /** Compressed forms, made when first asked for. */
  encoded: Map<Encoding, Promise<Buffer>>;
}

/** Serves the built console: its files, its pages, `console.config.json`, and 404 for everything else. */
export async function addStaticFiles(
  app: FastifyInstance,
  { clientDir, dataDir }: Config,
  texts: Texts,
): Promise<void> {
  const files = await loadFiles(clientDir);
  const indexPage = pageOf(files, '/index.html');
  const loginPage = pageOf(files, '/login.html') ?? indexPage;

  app.get('/', async (_request, reply) => reply.redirect('/index'));

  app.get('/console.config.json', async (_request, reply) => {
    const file = join(dataDir, 'console.config.json');
    return reply
      .headers({ ...COMMON_HEADERS, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' })
      .send(existsSync(file) ? readFileSync(file) : '{}');
  });

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendNotFound(request, reply, texts);
    const file = path.endsWith('.html') ? undefined : files.get(path);
    if (file) return sendFile(request, reply, file);
    const page = path.replace(/\/+$/, '') === '/login' ? loginPage : indexPage;
    if (page && isConsolePath(path)) return sendPage(reply, page, 200);
    if (page && wantsPage(request)) return sendPage(reply, page, 404);
    return sendNotFound(request, reply, texts);
  });
}

const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
};

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = /^(text\/|application\/(json|manifest)|image\/svg)/;

/** Reads the console once; without a build there is nothing to serve but the API. */
async function loadFiles(folder: string): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>();
  if (!existsSync(folder)) return files;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const body = await readFile(path);
    const address = `/${path.slice(join(folder, '/').length).replaceAll('\\', '/')}`;
    if (address.startsWith('/.')) continue;
    files.set(address, {
      body,
      type: TYPES[extname(entry.name)] ?? 'application/octet-stream',
      etag: `W/"${createHash('sha1').update(body).digest('base64url')}"`,
      hashed: address.startsWith('/assets/'),
      encoded: new Map(),
    });
  }
  return files;
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile): Promise<FastifyReply> {
  reply.headers({
    ...COMMON_HEADERS,
    'content-type': file.type,
    etag: file.etag,
    vary: 'Accept-Encoding',
    'cache-control': file.hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const encoding = COMPRESSIBLE.test(file.type) ? acceptedEncoding(request.headers['accept-encoding']) : undefined;
  if (!encoding) return reply.send(file.body);
  let encoded = file.encoded.get(encoding);
  if (!encoded) {
    encoded = compress(file.body, encoding, EFFORT.kept);
    file.encoded.set(encoding, encoded);
  }
  return reply.header('content-encoding', encoding).send(await encoded);
}

/** A page in pieces, between which its nonce goes. */
type Page = readonly string[];

function pageOf(files: ReadonlyMap<string, StaticFile>, address: string): Page | undefined {
  return files.get(address)?.body.toString('utf8').split(NONCE_MARK);
}

function sendPage(reply: FastifyReply, page: Page, status: number): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .code(status)
    .headers({
      ...COMMON_HEADERS,
      'content-type': TYPES['.html'],
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy(nonce),
      'x-frame-options': 'DENY',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    })
    .send(page.join(nonce));
}

/** Scripts come from here alone; the nonce is for the styles that the console makes while it runs. */
function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    // Recordings are fetched with the session and played from memory.
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') === true;
}

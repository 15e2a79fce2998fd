import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import send from '@fastify/send';
import staticPlugin, { type SetHeadersResponse } from '@fastify/static';
import { parseCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE_PREFIX } from '../../../contract/constants';
import { FRAME_COOKIE, parseFrameStyle } from '../../../contract/pages/frameAppearance';
import { isConsolePath, LOGIN_PATH } from '../../../contract/pages/paths';
import type { ServerModuleStatus } from '../../../contract/plugin/pluginFiles';
import type { Texts } from '../../call/texts';
import type { Config } from '../../config';
import { hasRemotePlugins, type OperatorConfig, type OperatorConfigFile } from '../../plugins/operatorConfig';
import { type PluginOverride, withPluginOverrides, withServerProblems } from '../../plugins/pluginOverrides';
import { acceptedEncoding, compress } from '../answers/encoding';
import { sendNotFound } from '../errorHandler';
import { fillPage, type PageData } from './fillPage';
import type { PageListQueries } from './PageListQueries';
import { readPages } from './pageFiles';
import { addPluginFiles } from './pluginFiles';
import { preloadBootstrapData } from './preloadBootstrapData';

export interface StaticFilesOptions extends Pick<Config, 'clientDir' | 'dataDir'> {
  texts: Texts;
  /** The operator's configuration file of the console. */
  operatorConfigFile: OperatorConfigFile;
  /** The state of the plugins' server modules. */
  serverModules: () => readonly ServerModuleStatus[];
  listQueries: PageListQueries;
  /** What administrators have decided about plugins, for all users. */
  pluginOverrides: () => Promise<readonly PluginOverride[]>;
}

/** Serves the built console: its files, its pages, `console.config.json`, plugins, and 404 for everything else. */
export async function addStaticFiles(app: FastifyInstance, files: StaticFilesOptions) {
  const { clientDir, texts, operatorConfigFile } = files;
  // A separate Fastify scope, so that these hooks do not slow down API responses.
  await app.register(async (scope) => {
    await scope.register(helmet, SECURITY_HEADERS);
    const standalonePages = readPages(clientDir, '/');
    const sharedPages = readPages(join(clientDir, SHARED_FOLDER), `/${SHARED_FOLDER}/`);

    scope.get('/', async (_request, reply) => reply.redirect('/index'));

    // A file that is not JSON becomes null, and the console then reports that it contains no object.
    const configuration = async () =>
      JSON.stringify(
        withServerProblems(
          withPluginOverrides(operatorConfigFile.content() ?? null, await files.pluginOverrides()),
          files.serverModules(),
        ),
      );
    scope.get('/console.config.json', async (_request, reply) =>
      reply
        .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' })
        .send(await configuration()),
    );

    // Without a build only the API is served.
    if (existsSync(clientDir)) await serveBuiltFiles(scope, resolve(clientDir));
    addPluginFiles(scope, files);

    scope.setNotFoundHandler(async (request, reply) => {
      const [address = '/'] = request.url.split('?', 1);
      if (request.method !== 'GET' && request.method !== 'HEAD') return sendNotFound(request, reply, texts);
      const operatorConfig = operatorConfigFile.read();
      const pageOf = (hasRemotePlugins(operatorConfig) ? sharedPages : undefined) ?? standalonePages;
      const isKnown = isConsolePath(address);
      if (!pageOf || !(isKnown || acceptsHtml(request))) return sendNotFound(request, reply, texts);
      const path = isKnown ? address.replace(/\/+$/, '') : '';
      const readCookie = cookieReader(request);
      const page = pageOf(path, readCookie('lang'));
      const [config, session] = await Promise.all([
        // On failure the console requests it and shows the error.
        configuration().catch(() => undefined),
        preloadSessionData(app, request, readCookie, files.listQueries),
      ]);
      return sendPage(request, reply, {
        page,
        operatorConfig,
        status: isKnown ? 200 : 404,
        data: { config, ...session },
      });
    });
  });
}

/** Subfolder of the console build that shares its modules with plugins. */
const SHARED_FOLDER = 'shared';

const SECURITY_HEADERS = {
  // Each page sets its own, with a nonce.
  contentSecurityPolicy: false,
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'same-origin' },
  // Only the proxy knows whether it uses HTTPS.
  strictTransportSecurity: false,
} satisfies FastifyHelmetOptions;

// As in RFC 9239; the table of `mime` is older.
send.mime.define({ 'text/javascript': ['js'] }, true);

/** Serves the files that exist when the server starts, in the form that the build has compressed. */
async function serveBuiltFiles(scope: FastifyInstance, root: string): Promise<void> {
  const options = { preCompressed: true, cacheControl: false, index: false } as const;
  await scope.register(staticPlugin, {
    ...options,
    root,
    wildcard: false,
    globIgnore: ['assets/**', `${SHARED_FOLDER}/assets/**`, '**/*.{html,br,gz}', 'console.config.json'],
    setHeaders: (response) => setCacheHeaders(response, 'no-cache'),
  });
  for (const assets of ['assets', `${SHARED_FOLDER}/assets`]) {
    if (!existsSync(join(root, assets))) continue;
    await scope.register(staticPlugin, {
      ...options,
      root: join(root, assets),
      prefix: `/${assets}/`,
      decorateReply: false,
      dotfiles: 'ignore',
      // The names contain a checksum, so the content behind them never changes.
      setHeaders: (response) => setCacheHeaders(response, 'public, max-age=31536000, immutable'),
    });
  }
}

function setCacheHeaders(response: SetHeadersResponse, caching: string): void {
  response.setHeader('cache-control', caching);
  response.setHeader('vary', 'Accept-Encoding');
}

/** Preloads the console's first requests of a session. There is no session at the login page, or without a token. */
async function preloadSessionData(
  app: FastifyInstance,
  request: FastifyRequest,
  readCookie: ReadCookie,
  listQueries: PageListQueries,
): Promise<Pick<PageData, 'bootstrap' | 'listQuery' | 'frameStyle'>> {
  const token = readCookie('token');
  if (!token || request.method !== 'GET' || request.url.startsWith(LOGIN_PATH)) return {};
  const frameStyle = parseFrameStyle(readCookie(FRAME_COOKIE));
  // On failure the console sends these requests and shows the error.
  const known = await preloadBootstrapData(app, request, { token, locale: readCookie('lang') }).catch(() => undefined);
  if (!known) return { frameStyle };
  const { adminId, ...bootstrap } = known;
  return {
    frameStyle,
    bootstrap,
    listQuery: adminId === undefined ? undefined : listQueries.queryOf(adminId, request.url),
  };
}

interface PageResponse {
  page: string;
  status: number;
  operatorConfig: OperatorConfig;
  data: Omit<PageData, 'nonce'>;
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, status, operatorConfig, data: known }: PageResponse,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  reply.helmet({ contentSecurityPolicy: contentSecurityPolicy(nonce, operatorConfig) });
  reply.code(status).headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    vary: 'Accept-Encoding',
  });
  const text = fillPage(page, { ...known, nonce });
  // As small as brotli here, whose encoder keeps some megabytes for each of its threads.
  const encoding = acceptedEncoding(request.headers['accept-encoding'], ['gzip']);
  if (!encoding) return reply.send(text);
  return reply.header('content-encoding', encoding).send(await compress(text, encoding));
}

/**
 * Returns the content security policy. Scripts come from this server and the operator's `allowedOrigins`. The nonce allows
 * the page's first inline script and the styles that the console creates at run time.
 */
function contentSecurityPolicy(nonce: string, { allowedOrigins, connectOrigins }: OperatorConfig) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", `'nonce-${nonce}'`, ...allowedOrigins],
      styleSrc: ["'self'", `'nonce-${nonce}'`],
      imgSrc: ["'self'", 'data:', 'blob:'],
      // Recordings are fetched with the session token and played from memory.
      mediaSrc: ["'self'", 'blob:'],
      fontSrc: ["'self'", 'data:'],
      // A plugin is fetched and verified before it runs.
      connectSrc: ["'self'", ...new Set([...allowedOrigins, ...connectOrigins])],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  };
}

type ReadCookie = (name: string) => string | undefined;

/** Reads the console's cookies by their names without the prefix. */
function cookieReader({ headers }: FastifyRequest): ReadCookie {
  const readCookie = parseCookie(headers.cookie ?? '');
  return (name) => readCookie[COOKIE_PREFIX + name];
}

function acceptsHtml({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') === true;
}

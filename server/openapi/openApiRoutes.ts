import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import staticPlugin from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Locale } from '../../contract/constants';
import { acceptedEncoding, compress, type Encoding } from '../http/answers/encoding';
import { API_HEADERS, etagOf, isMatch } from '../http/answers/sendJson';
import { localeOf } from '../http/localeOf';
import type { Context } from '../operations/context';
import { type DescribedApi, openApiDocument } from './openApiDocument';

// Paths of the API's description and of the page that shows it.
const OPENAPI_PATH = '/api/openapi.json';
const API_DOCS_PATH = '/api/docs';

/**
 * Serves the description of the API and a page to read it and to try calls. Both are public: they contain nothing
 * that is not in the source of the product.
 */
export async function addOpenApiRoutes(app: FastifyInstance, api: DescribedApi<Context>): Promise<void> {
  const documents = new Map<Locale, CachedDocument>();
  const documentFor = (locale: Locale): CachedDocument => {
    const cached = documents.get(locale) ?? cacheDocument(JSON.stringify(openApiDocument(api, locale)));
    documents.set(locale, cached);
    return cached;
  };
  app.get(OPENAPI_PATH, async ({ headers }, reply) => {
    const { etag, encodeBody } = documentFor(localeOf(headers['accept-language']));
    reply.headers({ ...API_HEADERS, 'cache-control': 'no-cache', etag });
    if (isMatch(headers['if-none-match'], etag)) return reply.code(304).removeHeader('content-type').send();
    const encoding = acceptedEncoding(headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply.send(await encodeBody(encoding));
  });
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply) => {
      reply.headers(PAGE_HEADERS);
    });
    scope.get(API_DOCS_PATH, async (_request, reply) => reply.type('text/html; charset=utf-8').send(DOCS_PAGE));
    scope.get(`${API_DOCS_PATH}/start.js`, async (_request, reply) => reply.type('text/javascript').send(START_SCRIPT));
    await scope.register(staticPlugin, {
      root: dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')),
      prefix: `${API_DOCS_PATH}/`,
      decorateReply: false,
      allowedPath: (path) => SWAGGER_FILES.has(path),
    });
  });
}

/** A document in one language. It is public and frequently requested, so it is generated and compressed once. */
interface CachedDocument {
  etag: string;
  encodeBody: (encoding: Encoding | undefined) => string | Promise<Buffer>;
}

function cacheDocument(text: string): CachedDocument {
  const compressed = new Map<Encoding, Promise<Buffer>>();
  const encodeBody = (encoding: Encoding | undefined) => {
    if (!encoding) return text;
    const body = compressed.get(encoding) ?? compress(text, encoding);
    compressed.set(encoding, body);
    return body;
  };
  return { etag: etagOf(text), encodeBody };
}

const SWAGGER_FILES: ReadonlySet<string> = new Set(['/swagger-ui.css', '/swagger-ui-bundle.js', '/favicon-32x32.png']);

const DOCS_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Smart elderly care API</title>
    <link rel="icon" href="${API_DOCS_PATH}/favicon-32x32.png" />
    <link rel="stylesheet" href="${API_DOCS_PATH}/swagger-ui.css" />
  </head>
  <body>
    <div id="api"></div>
    <script src="${API_DOCS_PATH}/swagger-ui-bundle.js"></script>
    <script src="${API_DOCS_PATH}/start.js"></script>
  </body>
</html>
`;

const START_SCRIPT = `SwaggerUIBundle({
  url: '${OPENAPI_PATH}',
  dom_id: '#api',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  validatorUrl: null,
});
`;

const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-cache',
};

import { createHash } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import send from '@fastify/send';
import type { FastifyInstance } from 'fastify';
import { hasErrorCode } from '../../files/hasErrorCode';
import { acceptedEncoding, compress } from '../answers/encoding';
import { sendNotFound } from '../errorHandler';
import type { StaticFilesOptions } from './staticFiles';

/** The public part of a plugin's folder: its browser module. Its server module is never served. */
const PUBLIC_FOLDER = 'console';

/** Types that compress well. */
const COMPRESSIBLE = /javascript|json|css|svg/;

/**
 * Serves the browser modules of the plugins in the operator's configuration: `plugins/<id>/console/…` as `/plugins/<id>/…`.
 */
export function addPluginFiles(
  scope: FastifyInstance,
  {
    dataDir,
    operatorConfigFile: operator,
    texts,
  }: Pick<StaticFilesOptions, 'dataDir' | 'operatorConfigFile' | 'texts'>,
): void {
  scope.get<{ Params: { id: string; '*': string } }>('/plugins/:id/*', async (request, reply) => {
    const { id, '*': path } = request.params;
    const isListed = /^[\w-]+$/.test(id) && Object.hasOwn(operator.read().plugins, id);
    const content = isListed ? await readInside(join(dataDir, 'plugins', id, PUBLIC_FOLDER), path) : undefined;
    if (!content) return sendNotFound(request, reply, texts);
    const type = send.mime.getType(path) ?? 'application/octet-stream';
    const encoding = COMPRESSIBLE.test(type) ? acceptedEncoding(request.headers['accept-encoding']) : undefined;
    const hash = createHash('sha256').update(content).digest('base64url');
    const etag = `"${hash}-${encoding ?? 'plain'}"`;
    reply.headers({ etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    reply.type(type);
    if (!encoding) return reply.send(content);
    return reply.header('content-encoding', encoding).send(await compress(content, encoding));
  });
}

/** Reads a file of a folder and follows links. Returns `undefined` if it does not exist or is outside the folder. */
async function readInside(folder: string, path: string): Promise<Buffer | undefined> {
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, path))]);
    return file.startsWith(root + sep) ? await readFile(file) : undefined;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) return undefined;
    throw error;
  }
}

import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UPLOAD_BYTES_MAX } from '../../../contract/calls/files';
import type { FormFile } from '../../call/call';
import { HttpError } from '../../call/failures';

/** Name of the form's field that holds the file. */
const FILE_FIELD = 'file';
/** Maximum bytes of the form around the file; browsers need far less. */
const FORM_BYTES = 65_536;

interface ApiRoute {
  /** Rejects unauthorized uploads before the file is read. */
  onRequest: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/**
 * Serves the one call that accepts a form with a file. The file is read only after session and permission have been checked.
 */
export async function addUploadRoute(app: FastifyInstance, route: ApiRoute): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: { files: 1, fields: 4, parts: 5, fieldNameSize: 100, fieldSize: 1_000, headerPairs: 20 },
    });
    scope.post('/api/upload.file.open', {
      ...route,
      bodyLimit: UPLOAD_BYTES_MAX + FORM_BYTES,
      config: { takesLongBody: true, streamsBody: true },
      preHandler: async (request, reply) => {
        if (request.isMultipart()) request.formFile = () => readFormFile(request, disconnectSignal(reply));
      },
    });
  });
}

/** Returns a signal that aborts when the connection closes before the response is written. */
function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const disconnected = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) disconnected.abort();
  });
  return disconnected.signal;
}

async function readFormFile(request: FastifyRequest, signal: AbortSignal): Promise<FormFile | undefined> {
  try {
    // One byte over the limit, so that the store can detect files that are too long.
    const part = await request.file({ limits: { fileSize: UPLOAD_BYTES_MAX + 1 } });
    if (!part) return undefined;
    if (part.fieldname === FILE_FIELD) return { name: part.filename ?? '', content: part.file, signal };
    part.file.resume();
    return undefined;
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 413) throw new HttpError(413);
    throw new HttpError(400);
  }
}

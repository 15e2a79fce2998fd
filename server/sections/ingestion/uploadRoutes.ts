import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UPLOAD_BODY_BYTES, type UploadRefusalCode } from '../../../contract/device/uploadProtocol';
import { STATUS } from '../../../contract/envelope';
import type { ProblemCode } from '../../../contract/problems';
import { type RecordKind, recordKinds } from '../../../contract/record/recordKinds';
import { localeOf } from '../../http/locale';
import { sendJson } from '../../http/sendJson';
import type { Context } from '../../operations/context';
import { openSecret } from '../device/deviceSecret';
import { installationKey } from '../device/installationKey';
import { acceptUpload } from './acceptUpload';
import { parseUpload } from './parseUpload';
import { RefusalCounts } from './RefusalCounts';
import { isSignedBy } from './signature';
import { UploadRefusal } from './UploadRefusal';
import { findUploader, readHeaders, requireUsable, type UploadHeaders, type UploadingDevice } from './uploadingDevice';
import type { UploadMetrics } from './uploadMetrics';

declare module 'fastify' {
  interface FastifyInstance {
    refusalCounts: RefusalCounts;
  }
  interface FastifyRequest {
    /** The device that sends an upload; null for every other request. */
    uploader: { headers: UploadHeaders; device: UploadingDevice } | null;
  }
}

/**
 * Serves the uploads of devices, which prove who they are by the signature of each upload instead of a session. Who cannot be
 * a device is refused before the body is read.
 */
export async function addUploadRoutes(app: FastifyInstance, context: Context, metrics: UploadMetrics): Promise<void> {
  const refusals = new RefusalCounts(context.database);
  app.decorate('refusalCounts', refusals);
  app.decorateRequest('uploader', null);
  app.addHook('preClose', () => refusals.flush());
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature is of the very bytes that were sent.
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.setErrorHandler(async (error: FastifyError, request, reply) => {
      const refusal = refusalOf(error, request);
      if (!refusal) throw error;
      metrics.refuse(refusal.code);
      refusals.note(refusal, { ip: request.ip, now: context.now() });
      return answerRefusal(context, { refusal, request, reply });
    });
    for (const kind of recordKinds) {
      scope.post(`/api/upload.${kind}.open`, {
        bodyLimit: UPLOAD_BODY_BYTES,
        onRequest: async (request) => {
          const headers = readHeaders(request.headers, context.now());
          request.uploader = { headers, device: await findUploader(context.database.whole.read, headers.sn) };
        },
        preHandler: async (request) => authenticate(context, request),
        config: {
          rateLimit: {
            max: context.config.deviceRate,
            timeWindow: '1 minute',
            hook: 'preHandler',
            keyGenerator: (request) => `device ${request.uploader?.device.id}`,
            errorResponseBuilder: (request, { ttl }) =>
              new UploadRefusal('tooFast', {
                deviceId: request.uploader?.device.id,
                retryAfter: Math.max(1, Math.ceil(ttl / 1_000)),
              }),
          },
        },
        handler: async (request, reply) => {
          const stored = await receive(context, { request, kind });
          metrics.accept(kind, stored.length);
          const message = context.say(localeOf(request.headers['accept-language']), 'okUploaded');
          const days = stored.map(({ date, isNew }) => ({ date, isNew }));
          return sendJson({ request, reply, body: { status: STATUS.SUCCESS, message, data: { days } } });
        },
      });
    }
  });
}

/** Only the holder of the key can have made the signature. */
async function authenticate({ config }: Context, request: FastifyRequest): Promise<void> {
  const { uploader } = request;
  if (!uploader) throw new UploadRefusal('badHeaders');
  const { headers, device } = uploader;
  const secret = openSecret(await installationKey(config.dataDir), { sealed: device.secretCipher, sn: device.sn });
  const body = bodyOf(request);
  const signed = { path: request.raw.url ?? '', time: headers.time, nonce: headers.nonce, body };
  if (!secret || !isSignedBy(secret, signed, headers.signature)) {
    throw new UploadRefusal('badSignature', { deviceId: device.id });
  }
}

async function receive(context: Context, { request, kind }: { request: FastifyRequest; kind: RecordKind }) {
  const { uploader } = request;
  if (!uploader) throw new UploadRefusal('badHeaders');
  const { device, headers } = uploader;
  const now = context.now();
  requireUsable(device, kind);
  const upload = parseUpload(bodyOf(request), { kind, deviceId: device.id, now });
  return acceptUpload(context, { device, headers, upload, now });
}

/** A request without a body has none to parse. */
function bodyOf({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

function refusalOf(error: FastifyError, request: FastifyRequest): UploadRefusal | undefined {
  if (error instanceof UploadRefusal) return error;
  const deviceId = request.uploader?.device.id ?? null;
  const { statusCode } = error;
  if (statusCode === 413) return new UploadRefusal('tooLarge', { deviceId });
  return statusCode === 400 || statusCode === 415 ? new UploadRefusal('badBody', { deviceId }) : undefined;
}

interface RefusalToAnswer {
  refusal: UploadRefusal;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Which HTTP status says it, and in which words. Nobody is told which serial numbers there are. */
const ANSWERS: Readonly<Record<UploadRefusalCode, { http: number; told: string; message: ProblemCode }>> = {
  badHeaders: { http: 401, told: 'badHeaders', message: 'uploadBadHeaders' },
  badClock: { http: 401, told: 'badClock', message: 'uploadBadClock' },
  unknownDevice: { http: 401, told: 'notAuthentic', message: 'uploadNotAuthentic' },
  badSignature: { http: 401, told: 'notAuthentic', message: 'uploadNotAuthentic' },
  replayed: { http: 401, told: 'replayed', message: 'uploadReplayed' },
  deviceLost: { http: 403, told: 'deviceLost', message: 'uploadDeviceLost' },
  deviceRetired: { http: 403, told: 'deviceRetired', message: 'uploadDeviceRetired' },
  kindNotMeasured: { http: 403, told: 'kindNotMeasured', message: 'kindNotMeasured' },
  tooLarge: { http: 413, told: 'tooLarge', message: 'http413' },
  tooFast: { http: 429, told: 'tooFast', message: 'http429' },
  badBody: { http: 400, told: 'badBody', message: 'uploadBadBody' },
  badData: { http: 200, told: 'badData', message: 'invalidInput' },
};

function answerRefusal(context: Context, { refusal, request, reply }: RefusalToAnswer): Promise<FastifyReply> {
  const locale = localeOf(request.headers['accept-language']);
  const { http, told, message } = ANSWERS[refusal.code];
  const errors = new Map(
    refusal.problems.map(({ field, code, params }) => [field, context.say(locale, code, params)] as const),
  );
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  // The device needs to know the time it should have.
  reply.header('date', new Date(context.now()).toUTCString());
  const body = {
    status: http === 200 ? STATUS.REJECTED : http,
    code: told,
    message: context.say(locale, message),
    ...(errors.size > 0 && { errors: Object.fromEntries(errors) }),
  };
  return sendJson({ request, reply, httpStatus: http, body });
}

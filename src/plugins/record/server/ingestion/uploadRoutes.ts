import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { STATUS } from '../../../../../contract/envelope';
import { type Context, localeOf, sendJson } from '../../../../../server/plugin-api';
import { UPLOAD_BODY_BYTES } from '../../../device/entities/uploadProtocol';
import { installationKey, openSecret } from '../../../device/server/public';
import { answerRefusal } from './answerRefusal';
import { type DeviceCall, deviceCallPort, deviceCalls } from './deviceCalls';
import { RefusalCounts } from './RefusalCounts';
import { isSignedBy } from './signature';
import { UploadRefusal } from './UploadRefusal';
import { findUploader, readHeaders, requireUsable, type UploadHeaders, type UploadingDevice } from './uploadingDevice';
import { UploadMetrics } from './uploadMetrics';

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
export async function addUploadRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const metrics = new UploadMetrics(app.metrics);
  const refusals = new RefusalCounts(context.database);
  app.decorate('refusalCounts', refusals);
  app.decorateRequest('uploader', null);
  app.addHook('preClose', () => refusals.flush());
  for (const call of [...deviceCalls, ...context.provided(deviceCallPort)]) {
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      // The signature is of the very bytes that were sent.
      scope.addContentTypeParser(call.contentType, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      scope.setErrorHandler(async (error: FastifyError, request, reply) => {
        const refusal = refusalOf(error, request);
        if (!refusal) throw error;
        metrics.refuse(refusal.code);
        refusals.note(refusal, { ip: request.ip, now: context.now() });
        return answerRefusal(context, { refusal, request, reply });
      });
      addCall(scope, { call, context, metrics });
    });
  }
}

interface CallToAdd {
  call: DeviceCall;
  context: Context;
  metrics: UploadMetrics;
}

function addCall(scope: FastifyInstance, { call, context, metrics }: CallToAdd): void {
  scope.post(call.path, {
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
      const { device, headers } = senderOf(request);
      requireUsable(device, call.isMeasured(device));
      const sent = { device, headers, now: context.now(), url: request.raw.url ?? '', body: bodyOf(request) };
      const { data, days } = await call.accept(context, sent);
      metrics.accept(call.kind, days);
      const message = context.say(localeOf(request.headers['accept-language']), 'okUploaded');
      return sendJson({ request, reply, body: { status: STATUS.SUCCESS, message, data } });
    },
  });
}

/** Only the holder of the key can have made the signature. */
async function authenticate({ config }: Context, request: FastifyRequest): Promise<void> {
  const { headers, device } = senderOf(request);
  const secret = openSecret(await installationKey(config.dataDir), { sealed: device.secretCipher, sn: device.sn });
  const body = bodyOf(request);
  const signed = { path: request.raw.url ?? '', time: headers.time, nonce: headers.nonce, body };
  if (!secret || !isSignedBy(secret, signed, headers.signature)) {
    throw new UploadRefusal('badSignature', { deviceId: device.id });
  }
}

function senderOf({ uploader }: FastifyRequest) {
  if (!uploader) throw new UploadRefusal('badHeaders');
  return uploader;
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

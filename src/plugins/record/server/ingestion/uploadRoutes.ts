import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { STATUS } from '../../../../../contract/calls/envelope';
import { type Context, HttpError } from '../../../../../server/plugin-api';
import { localeOf, sendJson } from '../../../../../server/plugin-api/builtin';
import { UPLOAD_BODY_BYTES } from '../../../device/entities/uploads/uploadProtocol';
import { decryptSecret, installationKey } from '../../../device/server/public';
import { type DeviceCall, deviceCallPort, deviceCalls } from './deviceCalls';
import { RefusalCounts } from './RefusalCounts';
import { EMPTY_BODY, HashedBody, readHashed } from './readHashed';
import { formatProblems, sendRefusal } from './sendRefusal';
import { verifySignature } from './signature';
import { UploadRefusal } from './UploadRefusal';
import { findUploader, readHeaders, requireUsable, type UploadHeaders, type UploadingDevice } from './uploadingDevice';
import { UploadMetrics } from './uploadMetrics';

declare module 'fastify' {
  interface FastifyInstance {
    refusalCounts: RefusalCounts;
  }
  interface FastifyRequest {
    /** The sender of an upload, without a device if the serial number is unknown. Null for all other requests. */
    uploader: { headers: UploadHeaders; device: UploadingDevice | undefined } | null;
  }
}

/**
 * Serves uploads of devices, which authenticate with a signature of each upload instead of a session. Requests that cannot
 * come from a device are refused before the body is read. Unknown serial numbers behave like unknown keys, so that responses
 * do not reveal which serial numbers exist.
 */
export async function addUploadRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const metrics = new UploadMetrics(app.metrics);
  const refusals = new RefusalCounts(context.database);
  const failures = app.createRateLimit({ max: context.config.addressRate, timeWindow: '1 minute' });
  app.decorate('refusalCounts', refusals);
  app.decorateRequest('uploader', null);
  app.addHook('preClose', () => refusals.flush());
  for (const call of [...deviceCalls, ...context.provided(deviceCallPort)]) {
    const bytesMax = call.bodyBytes ?? UPLOAD_BODY_BYTES;
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      // The signature covers the exact bytes that were sent.
      scope.addContentTypeParser(
        call.contentType,
        async ({ uploader, headers }: FastifyRequest, body: IncomingMessage) => {
          const deviceId = uploader?.device?.id ?? null;
          if (Number(headers['content-length']) > bytesMax) throw new UploadRefusal('tooLarge', { deviceId });
          return readHashed(body, { bytesMax, isKept: deviceId !== null, deviceId });
        },
      );
      scope.setErrorHandler(async (error: FastifyError, request, reply) => {
        const refusal = refusalOf(error, request);
        if (!refusal) throw error;
        metrics.refuse(refusal.code);
        refusals.note(refusal, { ip: request.ip, now: context.now() });
        return sendRefusal(context, { refusal, request, reply });
      });
      addCall(scope, { call, bytesMax, failures, context, metrics, refusals });
    });
  }
}

/** Milliseconds after which an address with too many bytes in flight may retry. */
const BYTES_WAIT_MS = 2_000;

/** Limits the unsigned uploads of an address. */
type Failures = ReturnType<FastifyInstance['createRateLimit']>;

interface CallToAdd {
  call: DeviceCall;
  /** Maximum size of the body in bytes. */
  bytesMax: number;
  failures: Failures;
  context: Context;
  metrics: UploadMetrics;
  refusals: RefusalCounts;
}

function addCall(scope: FastifyInstance, { call, bytesMax, failures, context, metrics, refusals }: CallToAdd): void {
  scope.post(call.path, {
    bodyLimit: bytesMax,
    onRequest: async (request) => {
      const failed = await failures(request, { increment: false });
      if (!failed.isAllowed && failed.remaining === 0) throw tooFast(failed.ttl);
      const headers = readHeaders(request.headers, context.now());
      request.uploader = { headers, device: await findUploader(context.database.unscoped.read, headers.sn) };
    },
    preHandler: async (request) => {
      try {
        await authenticate(context, request);
      } catch (error) {
        await failures(request);
        throw error;
      }
    },
    config: {
      takesLongBody: true,
      rateLimit: {
        max: context.config.deviceRate,
        timeWindow: '1 minute',
        hook: 'preHandler',
        keyGenerator: (request) => `device ${request.uploader?.device?.id}`,
        errorResponseBuilder: (request, { ttl }) => tooFast(ttl, request.uploader?.device?.id),
      },
    },
    handler: async (request, reply) => {
      const { device, headers } = senderOf(request);
      requireUsable(device, call);
      const deviceRequest = {
        device,
        headers,
        now: context.now(),
        url: request.raw.url ?? '',
        body: bodyOf(request).content,
      };
      const { data, days, refused } = await call.accept(context, deviceRequest);
      metrics.accept(call.kind, days);
      const locale = localeOf(request.headers['accept-language']);
      const message = context.translate(locale, 'okUploaded');
      if (!refused || refused.count === 0)
        return sendJson({ request, reply, body: { status: STATUS.SUCCESS, message, data } });
      const deviceId = device.id;
      // Shows the operator, among the device's refusals, that it sends unusable data.
      refusals.note(new UploadRefusal('badData', { deviceId }), { ip: request.ip, now: deviceRequest.now });
      context.logger.info({ deviceId, kind: call.kind, refused: refused.count }, 'parts of an upload were left out');
      const notKept = { count: refused.count, ...formatProblems(context, locale, refused.named) };
      return sendJson({ request, reply, body: { status: STATUS.SUCCESS, message, data: { ...data, notKept } } });
    },
  });
}

/** Stands in for the key of an unknown device, so that decryption and signing take the same time. */
const DUMMY_SECRET = randomBytes(32);
const DUMMY_CIPHER = randomBytes(60).toString('base64url');

/** Only the holder of the key can have made the signature. */
async function authenticate({ config }: Context, request: FastifyRequest): Promise<void> {
  const { uploader } = request;
  if (!uploader) throw new UploadRefusal('badHeaders');
  const { headers, device } = uploader;
  const encrypted = device?.secretCipher ?? DUMMY_CIPHER;
  const secret =
    decryptSecret(await installationKey(config.dataDir), { sealed: encrypted, sn: headers.sn }) ?? DUMMY_SECRET;
  const bodyHash = bodyOf(request).hash;
  const signed = { path: request.raw.url ?? '', time: headers.time, nonce: headers.nonce, bodyHash };
  if (verifySignature(secret, signed, headers.signature) && device) return;
  throw device ? new UploadRefusal('badSignature', { deviceId: device.id }) : new UploadRefusal('unknownDevice');
}

function senderOf({ uploader }: FastifyRequest): { headers: UploadHeaders; device: UploadingDevice } {
  if (!uploader?.device) throw new UploadRefusal('badHeaders');
  return { headers: uploader.headers, device: uploader.device };
}

function tooFast(ttl: number, deviceId?: number): UploadRefusal {
  return new UploadRefusal('tooFast', { deviceId, retryAfter: Math.max(1, Math.ceil(ttl / 1_000)) });
}

/** Returns the body of a request. Fastify does not parse requests without one. */
function bodyOf({ body }: FastifyRequest): HashedBody {
  return body instanceof HashedBody ? body : EMPTY_BODY;
}

function refusalOf(error: FastifyError, request: FastifyRequest): UploadRefusal | undefined {
  if (error instanceof UploadRefusal) return error;
  const deviceId = request.uploader?.device?.id ?? null;
  // The address has too many bytes in flight.
  if (error instanceof HttpError && error.status === 429) return tooFast(BYTES_WAIT_MS, deviceId ?? undefined);
  const { statusCode } = error;
  if (statusCode === 413) return new UploadRefusal('tooLarge', { deviceId });
  return statusCode === 400 || statusCode === 415 ? new UploadRefusal('badBody', { deviceId }) : undefined;
}

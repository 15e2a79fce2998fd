import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Envelope, STATUS } from '../../../../../contract/calls/envelope';
import type { Problem, ProblemCode } from '../../../../../contract/problems';
import type { Context } from '../../../../../server/plugin-api';
import { localeOf, sendJson } from '../../../../../server/plugin-api/builtin';
import type { UploadRefusalCode } from '../../../device/entities/uploads/uploadProtocol';
import type { UploadRefusal } from './UploadRefusal';

interface RefusalResponse {
  refusal: UploadRefusal;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** HTTP status and message of each refusal. Responses never reveal which serial numbers exist. */
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
  badData: { http: 200, told: 'badData', message: 'validation' },
  packetUnknown: { http: 200, told: 'packetUnknown', message: 'uploadPacketUnknown' },
  packetsMissing: { http: 200, told: 'packetsMissing', message: 'uploadPacketsMissing' },
  noWearer: { http: 200, told: 'noWearer', message: 'uploadNoWearer' },
  reportKept: { http: 200, told: 'reportKept', message: 'uploadReportKept' },
  packetDiffers: { http: 200, told: 'packetDiffers', message: 'uploadPacketDiffers' },
};

/** Returns the problems by path, as messages and as stable codes. */
export function formatProblems(context: Context, locale: ReturnType<typeof localeOf>, problems: readonly Problem[]) {
  return {
    errors: Object.fromEntries(
      problems.map(({ field, code, params }) => [field, context.translate(locale, code, params)]),
    ),
    codes: Object.fromEntries(problems.map(({ field, code }) => [field, code])),
  };
}

/** Sends the response to a refused upload: the reason, and the problems by path. */
export function sendRefusal(context: Context, { refusal, request, reply }: RefusalResponse): Promise<FastifyReply> {
  const locale = localeOf(request.headers['accept-language']);
  const { http, told: publicCode, message } = ANSWERS[refusal.code];
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  // Sends the device the correct time.
  reply.header('date', new Date(context.now()).toUTCString());
  const body: Envelope = {
    status: http === 200 ? STATUS.REJECTED : http,
    code: publicCode,
    message: context.translate(locale, message),
    ...(refusal.data && { data: refusal.data }),
    ...(refusal.problems.length > 0 && formatProblems(context, locale, refusal.problems)),
  };
  return sendJson({ request, reply, httpStatus: http, body });
}

import { type Context, definePort } from '../../../../../server/plugin-api';
import { type DescribedCall, groupedBy, objectOf } from '../../../../../server/plugin-api/builtin';
import { recordKinds } from '../../../device/entities/uploads/recordKinds';
import { OVERWRITTEN_MIN } from '../days/formerDays';
import type { StoredDay } from '../days/storeDays';
import { eventCall } from '../events/eventCall';
import { maxUploadAgeDays } from '../retention/retention';
import { acceptPacket } from './acceptPacket';
import { acceptUpload } from './acceptUpload';
import type { Sender } from './deviceContact';
import { packetKeyFields, parsePacketKey } from './parsePacketKey';
import { parseUpload } from './parseUpload';
import type { UploadProblems } from './UploadProblems';
import type { UploadingDevice } from './uploadingDevice';
import { uploadResponse, uploadSchema } from './uploadSchemas';

/** A request of a device whose signature has been verified. */
export interface DeviceRequest extends Sender {
  /** The signed path including the query. */
  url: string;
  body: Buffer;
}

/** What was stored. */
export interface DeviceResponse {
  data: Readonly<Record<string, unknown>>;
  /** Number of days of records in it. */
  days?: number;
  /** The omitted parts. */
  refused?: Pick<UploadProblems, 'named' | 'count'>;
}

/** Request and response schemas of a device call. */
export type CallShape = Pick<DescribedCall, 'section' | 'query' | 'body' | 'data'>;

/** An endpoint for devices: its path, limits and handler. */
export interface DeviceCall {
  path: string;
  contentType: 'application/json' | 'application/octet-stream';
  /** Label in the metrics. */
  kind: string;
  /** Its description in the OpenAPI document. */
  described: CallShape;
  /** Whether the type of the device is known to measure this. */
  isMeasured: (device: UploadingDevice) => boolean;
  /** Whether devices that were reported lost may call it. */
  acceptsLostDevices?: boolean;
  /** Maximum size of the body. Defaults to that of an upload. */
  bodyBytes?: number;
  accept: (context: Context, request: DeviceRequest) => Promise<DeviceResponse>;
}

/** Port through which sections add endpoints for devices. */
export const deviceCallPort = definePort<DeviceCall>('record.deviceCalls');

/** Device endpoints for health records. */
export const deviceCalls: readonly DeviceCall[] = [
  ...recordKinds.map(
    (kind): DeviceCall => ({
      path: `/api/upload.${kind}.open`,
      contentType: 'application/json',
      kind,
      described: { section: 'record', body: uploadSchema(kind), data: uploadResponse },
      isMeasured: (device) => device.recordKinds.includes(kind),
      accept: async (context, request) => {
        const upload = parseUpload(request.body, {
          kind,
          deviceId: request.device.id,
          now: request.now,
          ageDays: maxUploadAgeDays(context.config),
        });
        const stored = await acceptUpload(context, { ...request, kind, upload });
        const days = toResponse(stored, upload.implausible);
        const daysWithConflicts = days.filter(({ kept, overwritten }) => kept || overwritten);
        if (daysWithConflicts.length > 0)
          context.logger.info(
            { deviceId: request.device.id, kind, days: daysWithConflicts },
            'samples of the same time',
          );
        return { data: { days }, days: days.length, refused: upload.refused };
      },
    }),
  ),
  eventCall,
  {
    path: '/api/uploadPacket.raw.open',
    contentType: 'application/octet-stream',
    kind: 'packet',
    described: {
      section: 'record',
      query: packetKeyFields,
      body: 'octets',
      data: objectOf({ isNew: { type: 'boolean' } }, ['isNew']),
    },
    isMeasured: ({ recordKinds: kinds }) => kinds.includes('raw'),
    accept: async (context, request) => {
      const key = parsePacketKey(request.url, request.device.id);
      return { data: await acceptPacket(context, request, { key, content: request.body }) };
    },
  },
];

interface AnsweredDay {
  date: string;
  isNew: boolean;
  /** Why some of the sent samples were not stored. */
  kept?: 'finerDataExists';
  /** Number of stored samples that were replaced. The clock of the device may have jumped. */
  overwritten?: number;
  /** Number of physiologically impossible values; they are stored and marked. */
  implausible?: number;
}

/** Returns the response about the stored days. It does not reveal the number of wearers to the device. */
function toResponse(stored: readonly StoredDay[], implausible: ReadonlyMap<string, number>): AnsweredDay[] {
  return [...groupedBy(stored, ({ date }) => date)].map(([date, parts]) => ({
    date,
    isNew: parts.every(({ isNew }) => isNew),
    ...(parts.some(({ keptFiner }) => keptFiner) && { kept: 'finerDataExists' }),
    ...overwrittenOf(parts),
    ...(implausible.has(date) && { implausible: implausible.get(date) }),
  }));
}

function overwrittenOf([part]: readonly StoredDay[]): Pick<AnsweredDay, 'overwritten'> {
  const overwritten = part?.overwritten ?? 0;
  return overwritten >= OVERWRITTEN_MIN ? { overwritten } : {};
}

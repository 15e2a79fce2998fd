import { type Context, type DescribedCall, definePort, groupedBy, objectOf } from '../../../../../server/plugin-api';
import { recordKinds } from '../../../device/entities/recordKinds';
import { eventCall } from '../events/eventCall';
import { oldestAge } from '../retention';
import { OVERWRITTEN_MIN, type StoredDay } from '../storeDays';
import { acceptPacket } from './acceptPacket';
import { acceptUpload } from './acceptUpload';
import type { Sender } from './deviceContact';
import { packetKeyFields, parsePacketKey } from './parsePacketKey';
import { parseUpload } from './parseUpload';
import type { UploadProblems } from './UploadProblems';
import type { UploadingDevice } from './uploadingDevice';
import { uploadAnswer, uploadSchema } from './uploadSchemas';

/** A request of a device whose signature has been verified. */
export interface Sent extends Sender {
  /** The signed path including the query. */
  url: string;
  body: Buffer;
}

/** What was stored. */
export interface Accepted {
  data: Readonly<Record<string, unknown>>;
  /** Number of days of records in it. */
  days?: number;
  /** The omitted parts. */
  refused?: Pick<UploadProblems, 'named' | 'count'>;
}

/** What a device sends with a call, and what it is answered. */
export type CallShape = Pick<DescribedCall, 'section' | 'query' | 'body' | 'data'>;

/** Something that devices send: the address, and what is done with it. */
export interface DeviceCall {
  path: string;
  contentType: 'application/json' | 'application/octet-stream';
  /** Label in the metrics. */
  kind: string;
  /** What the API document says of it. */
  described: CallShape;
  /** Whether the type of the device is known to measure this. */
  isMeasured: (device: UploadingDevice) => boolean;
  /** Whether devices that were reported lost may call it. */
  isTakenFromLost?: boolean;
  /** Maximum size of the body. Defaults to that of an upload. */
  bodyBytes?: number;
  accept: (context: Context, sent: Sent) => Promise<Accepted>;
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
      described: { section: 'record', body: uploadSchema(kind), data: uploadAnswer },
      isMeasured: (device) => device.recordKinds.includes(kind),
      accept: async (context, sent) => {
        const upload = parseUpload(sent.body, {
          kind,
          deviceId: sent.device.id,
          now: sent.now,
          ageDays: oldestAge(context.config),
        });
        const stored = await acceptUpload(context, { ...sent, kind, upload });
        const days = answerOf(stored, upload.implausible);
        const told = days.filter(({ kept, overwritten }) => kept || overwritten);
        if (told.length > 0)
          context.logger.info({ deviceId: sent.device.id, kind, days: told }, 'samples of the same time');
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
    accept: async (context, sent) => {
      const key = parsePacketKey(sent.url, sent.device.id);
      return { data: await acceptPacket(context, sent, { key, content: sent.body }) };
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
function answerOf(stored: readonly StoredDay[], implausible: ReadonlyMap<string, number>): AnsweredDay[] {
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

import { toGcj02 } from '../../../../../contract/coordinates';
import { distanceBetween, isPosition, pointOf } from '../../../../../contract/distance';
import { momentText } from '../../../../../contract/moment';
import {
  type Call,
  type ChangeFrame,
  type Context,
  findRecord,
  lockRows,
  move,
  Rejection,
  rejection,
  transact,
} from '../../../../../server/plugin-api';
import {
  caregiverTransitions,
  clockProblems,
  type MadeSign,
  type SignEnd,
  signedMoment,
} from '../../entities/caregiverTransitions';
import { type ServiceApplication, serviceApplication } from '../../entities/serviceApplication';
import type { AppCaller } from './appKey';
import type { SentSign } from './readSign';
import { type KeptPictures, keptPictures, takenPictures } from './signPictures';

/** The answer of a sign call. */
export interface Signed
  extends Pick<ServiceApplication, 'id' | 'applicationNo' | 'status' | 'signInTime' | 'signOutTime'> {
  /** False if the same sign was already stored. */
  isNew: boolean;
}

interface Signing {
  call: Call;
  context: Context;
  caller: AppCaller;
  end: SignEnd;
  sent: SentSign;
}

/** Signs one end of a visit of the calling caregiver. Idempotent: repeating the same sign changes nothing. */
export async function signVisit(signing: Signing): Promise<Signed> {
  const { call, context, sent } = signing;
  const clock = { time: Date.parse(sent.input.time), sentTime: Date.parse(sent.input.sentTime), now: context.now() };
  const problems = clockProblems(clock);
  if (problems.length > 0) throw new Rejection(problems);
  const taken = await takenPictures(context, sent);
  try {
    return await transact(call, context, async (frame) => {
      const { id } = sent.input;
      const isNew = await isNewSign(signing, frame);
      if (isNew) {
        const pictures = await keptPictures(frame, taken);
        const sign = await madeSign(signing, { frame, time: signedMoment(clock), pictures });
        const input = { ...sign } satisfies Record<keyof MadeSign, unknown>;
        await move({ frame, transition: caregiverTransitions[signing.end], id, input });
        await noteHandset(signing, frame);
      }
      return signed(await ownVisit(signing, frame), isNew);
    });
  } finally {
    for (const { inspected } of taken) await inspected.received.discard();
  }
}

const signed = (
  { id, applicationNo, status, signInTime, signOutTime }: ServiceApplication,
  isNew: boolean,
): Signed => ({
  id,
  applicationNo,
  status,
  signInTime,
  signOutTime,
  isNew,
});

/** Returns the visit if it belongs to the caller; other visits are reported as not found. */
async function ownVisit({ caller, sent }: Signing, { transaction }: ChangeFrame): Promise<ServiceApplication> {
  const visit = await findRecord(transaction, serviceApplication, sent.input.id);
  if (visit?.attendantId !== caller.id) throw rejection('notFound');
  return visit;
}

/** Checks, with the visit locked, whether this sign is already stored. */
async function isNewSign(signing: Signing, frame: ChangeFrame): Promise<boolean> {
  const { end, sent } = signing;
  const { id, key } = sent.input;
  const { transaction, context } = frame;
  await lockRows(transaction, { kind: context.database.kind, table: 'serviceApplication', ids: [id], mode: 'update' });
  await ownVisit(signing, frame);
  const { [`${end}Key` as const]: known } = await transaction
    .selectFrom('serviceApplication')
    .select(['signInKey', 'signOutKey'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return known !== key;
}

async function madeSign(
  signing: Signing,
  { frame, time, pictures }: { frame: ChangeFrame; time: number; pictures: KeptPictures },
): Promise<MadeSign> {
  const { call, sent } = signing;
  const { input } = sent;
  const visit = await ownVisit(signing, frame);
  const place = pointOf(visit.serviceLng, visit.serviceLat);
  const position = input.position && isPosition(input.position) ? input.position : undefined;
  const point = position && toGcj02(position, position.system);
  return {
    time: momentText(time),
    phoneTime: input.time,
    serverTime: momentText(frame.now),
    key: input.key,
    method: input.method ?? 'gps',
    lng: point?.lng ?? null,
    lat: point?.lat ?? null,
    accuracyM: position ? Math.round(position.accuracyM) : null,
    distanceM: point && place ? distanceBetween(point, place) : null,
    mock: input.mock,
    phoneId: input.phoneId,
    ip: call.ip,
    note: input.note,
    photos: pictures.photos,
    photoFacts: pictures.facts(signing.end, Date.parse(input.time)),
    report: {
      ...(pictures.servicePhotos.length > 0 && { servicePhotos: pictures.servicePhotos }),
      ...(pictures.signature !== null && { elderSignature: pictures.signature }),
      ...(input.serviceResult != null && { serviceResult: input.serviceResult }),
      ...(input.confirmBy != null && { confirmBy: input.confirmBy }),
      ...(input.vitals != null && { vitals: input.vitals }),
    },
  };
}

/** Stores the handset that the caregiver used last. */
async function noteHandset({ caller, sent }: Signing, { transaction }: ChangeFrame): Promise<void> {
  const { phoneId } = sent.input;
  if (caller.phoneDeviceId === phoneId) return;
  await transaction.updateTable('attendant').set({ phoneDeviceId: phoneId }).where('id', '=', caller.id).execute();
}

import { distanceBetween, isPosition, pointOf } from '../../../../../contract/distance';
import { toIsoMoment } from '../../../../../contract/moment';
import {
  applyTransition,
  type Call,
  type ChangeFrame,
  type Context,
  findRecord,
  lockRows,
  Rejection,
  rejection,
  transact,
} from '../../../../../server/plugin-api';
import { type ServiceApplication, serviceApplication } from '../../entities/applications/serviceApplication';
import { toGcj02 } from '../../entities/places/coordinates';
import {
  caregiverTransitions,
  clockProblems,
  type ResolvedSign,
  type SignEnd,
  signedMoment,
} from '../../entities/signs/caregiverTransitions';
import type { AppCaller } from './appKey';
import type { SentSign } from './readSign';
import { receivePictures, type StoredPictures, storePictures } from './signPictures';

/** The answer of a sign call. */
export interface SignResult
  extends Pick<ServiceApplication, 'id' | 'applicationNo' | 'status' | 'signInTime' | 'signOutTime'> {
  /** False if the same sign was already stored. */
  isNew: boolean;
}

interface SignRequest {
  call: Call;
  context: Context;
  caller: AppCaller;
  end: SignEnd;
  sent: SentSign;
}

/** Signs one end of a visit of the calling caregiver. Idempotent: repeating the same sign changes nothing. */
export async function signVisit(signRequest: SignRequest): Promise<SignResult> {
  const { call, context, sent } = signRequest;
  const clock = { time: Date.parse(sent.input.time), sentTime: Date.parse(sent.input.sentTime), now: context.now() };
  const problems = clockProblems(clock);
  if (problems.length > 0) throw new Rejection(problems);
  const receivedPictures = await receivePictures(context, sent);
  try {
    return await transact(call, context, async (frame) => {
      const { id } = sent.input;
      const isNew = await isNewSign(signRequest, frame);
      if (isNew) {
        const pictures = await storePictures(frame, receivedPictures);
        const sign = await buildSign(signRequest, { frame, time: signedMoment(clock), pictures });
        const input = { ...sign } satisfies Record<keyof ResolvedSign, unknown>;
        await applyTransition({ frame, transition: caregiverTransitions[signRequest.end], id, input });
        await storeHandset(signRequest, frame);
      }
      return toSignResult(await ownVisit(signRequest, frame), isNew);
    });
  } finally {
    for (const { inspected } of receivedPictures) await inspected.received.discard();
  }
}

const toSignResult = (
  { id, applicationNo, status, signInTime, signOutTime }: ServiceApplication,
  isNew: boolean,
): SignResult => ({
  id,
  applicationNo,
  status,
  signInTime,
  signOutTime,
  isNew,
});

/** Returns the visit if it belongs to the caller; other visits are reported as not found. */
async function ownVisit({ caller, sent }: SignRequest, { transaction }: ChangeFrame): Promise<ServiceApplication> {
  const visit = await findRecord(transaction, serviceApplication, sent.input.id);
  if (visit?.attendantId !== caller.id) throw rejection('notFound');
  return visit;
}

/** Checks, with the visit locked, whether this sign is already stored. */
async function isNewSign(signRequest: SignRequest, frame: ChangeFrame): Promise<boolean> {
  const { end, sent } = signRequest;
  const { id, key } = sent.input;
  const { transaction } = frame;
  await lockRows(transaction, {
    table: 'serviceApplication',
    ids: [id],
    mode: 'update',
  });
  await ownVisit(signRequest, frame);
  const { [`${end}Key` as const]: storedKey } = await transaction
    .selectFrom('serviceApplication')
    .select(['signInKey', 'signOutKey'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return storedKey !== key;
}

async function buildSign(
  signRequest: SignRequest,
  { frame, time, pictures }: { frame: ChangeFrame; time: number; pictures: StoredPictures },
): Promise<ResolvedSign> {
  const { call, sent } = signRequest;
  const { input } = sent;
  const visit = await ownVisit(signRequest, frame);
  const place = pointOf(visit.serviceLng, visit.serviceLat);
  const position = input.position && isPosition(input.position) ? input.position : undefined;
  const point = position && toGcj02(position, position.system);
  return {
    time: toIsoMoment(time),
    phoneTime: input.time,
    serverTime: toIsoMoment(frame.now),
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
    photoFacts: pictures.facts(signRequest.end, Date.parse(input.time)),
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
async function storeHandset({ caller, sent }: SignRequest, { transaction }: ChangeFrame): Promise<void> {
  const { phoneId } = sent.input;
  if (caller.phoneDeviceId === phoneId) return;
  await transaction.updateTable('attendant').set({ phoneDeviceId: phoneId }).where('id', '=', caller.id).execute();
}

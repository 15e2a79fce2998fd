import { bumpVersions, type ChangeFrame, type Context } from '../../../../../server/plugin-api';
import { receiveImage, storeFile } from '../../../../../server/plugin-api/builtin';
import type { ResolvedSign } from '../../entities/signs/caregiverTransitions';
import type { SentPicture, SentSign } from './readSign';

type Slot = 'photos' | 'servicePhotos' | 'signature';

interface ReceivedPicture {
  slot: Slot;
  picture: SentPicture;
  inspected: Awaited<ReturnType<typeof receiveImage>>;
}

/** Stores every picture of a sign before the visit is locked. The caller discards the unused ones. */
export async function receivePictures(context: Context, sent: SentSign): Promise<ReceivedPicture[]> {
  const received: ReceivedPicture[] = [];
  try {
    for (const slot of ['photos', 'servicePhotos', 'signature'] as const) {
      for (const picture of sent[slot]) {
        received.push({ slot, picture, inspected: await receiveImage(context, picture.content, picture.field) });
      }
    }
    return received;
  } catch (error) {
    for (const { inspected } of received) await inspected.received.discard();
    throw error;
  }
}

/** The file ids of a sign's pictures, as the visit references them. */
export interface StoredPictures {
  photos: string[];
  servicePhotos: string[];
  signature: string | null;
  /** Returns metadata that reveals reused and old photos; `signTime` is the time of the sign by the handset's clock. */
  facts(end: 'signIn' | 'signOut', signTime: number): ResolvedSign['photoFacts'];
}

/** Attaches the pictures of a sign within its transaction. */
export async function storePictures(
  { transaction, context }: ChangeFrame,
  received: readonly ReceivedPicture[],
): Promise<StoredPictures> {
  const entity = context.findEntity('file');
  if (!entity) throw new Error('files have no entity');
  const stored: (ReceivedPicture & { fileId: string; sha256: string })[] = [];
  for (const one of received) {
    const name = `${one.picture.field}.${one.inspected.mime.split('/')[1]}`;
    const file = { context, entity, inspected: one.inspected, kind: 'signImage' as const, name, uploaderId: null };
    const { metadata: facts } = await storeFile(transaction, file);
    stored.push({ ...one, fileId: facts.fileId, sha256: facts.sha256 });
  }
  if (stored.length > 0) await bumpVersions(transaction, ['file']);
  const inSlot = (slot: Slot) => stored.filter((one) => one.slot === slot);
  const ids = (slot: Slot) => inSlot(slot).map(({ fileId }) => fileId);
  return {
    photos: ids('photos'),
    servicePhotos: ids('servicePhotos'),
    signature: ids('signature')[0] ?? null,
    facts(end, signTime) {
      const slots = [
        { slot: end, pictures: inSlot('photos') },
        { slot: 'service' as const, pictures: inSlot('servicePhotos') },
      ];
      return slots.flatMap(({ slot, pictures }) =>
        pictures.map(({ picture, sha256 }, position) => ({
          slot,
          position,
          sha256,
          pHash: null,
          fromAlbum: picture.fromAlbum,
          ageSeconds:
            picture.takenTime === null ? null : Math.max(0, Math.round((signTime - picture.takenTime) / 1_000)),
        })),
      );
    },
  };
}

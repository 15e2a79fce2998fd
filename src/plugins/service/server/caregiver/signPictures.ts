import { bumpVersions, type ChangeFrame, type Context, keepFile, takeImage } from '../../../../../server/plugin-api';
import type { MadeSign } from '../../entities/caregiverTransitions';
import type { SentPicture, SentSign } from './readSign';

type Slot = 'photos' | 'servicePhotos' | 'signature';

interface TakenPicture {
  slot: Slot;
  picture: SentPicture;
  inspected: Awaited<ReturnType<typeof takeImage>>;
}

/** Stores every picture of a sign before the visit is locked. The caller discards the unused ones. */
export async function takenPictures(context: Context, sent: SentSign): Promise<TakenPicture[]> {
  const taken: TakenPicture[] = [];
  try {
    for (const slot of ['photos', 'servicePhotos', 'signature'] as const) {
      for (const picture of sent[slot]) {
        taken.push({ slot, picture, inspected: await takeImage(context, picture.content, picture.field) });
      }
    }
    return taken;
  } catch (error) {
    for (const { inspected } of taken) await inspected.received.discard();
    throw error;
  }
}

/** The file ids of a sign's pictures, as the visit references them. */
export interface KeptPictures {
  photos: string[];
  servicePhotos: string[];
  signature: string | null;
  /** Returns metadata that reveals reused and old photos; `signTime` is the time of the sign by the handset's clock. */
  facts(end: 'signIn' | 'signOut', signTime: number): MadeSign['photoFacts'];
}

/** Attaches the pictures of a sign within its transaction. */
export async function keptPictures(
  { transaction, context }: ChangeFrame,
  taken: readonly TakenPicture[],
): Promise<KeptPictures> {
  const entity = context.findEntity('file');
  if (!entity) throw new Error('files have no entity');
  const kept: (TakenPicture & { fileId: string; sha256: string })[] = [];
  for (const one of taken) {
    const name = `${one.picture.field}.${one.inspected.mime.split('/')[1]}`;
    const file = { context, entity, inspected: one.inspected, kind: 'signImage' as const, name, uploaderId: null };
    const { facts } = await keepFile(transaction, file);
    kept.push({ ...one, fileId: facts.fileId, sha256: facts.sha256 });
  }
  if (kept.length > 0) await bumpVersions(transaction, ['file']);
  const of = (slot: Slot) => kept.filter((one) => one.slot === slot);
  const ids = (slot: Slot) => of(slot).map(({ fileId }) => fileId);
  return {
    photos: ids('photos'),
    servicePhotos: ids('servicePhotos'),
    signature: ids('signature')[0] ?? null,
    facts(end, signTime) {
      const slots = [
        { slot: end, pictures: of('photos') },
        { slot: 'service' as const, pictures: of('servicePhotos') },
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

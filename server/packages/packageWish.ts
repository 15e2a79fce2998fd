import { permissionName } from '../../contract/permissions';
import type { Caller } from '../call/call';
import { Rejection } from '../call/failures';
import { requireReason } from '../call/reason';
import type { WireRecord } from '../db/recordCodec';
import type { PackageSource } from './packageSource';

/** Options of a package's contents. */
export interface Wish {
  unmasked: boolean;
  images: boolean;
  reason: string | null;
}

/**
 * Checks the options. Unmasked personal data needs the right to unmask all records at once, the right to unmask
 * single ones, and a reason.
 */
export function checkedWish(input: WireRecord, { source, caller }: { source: PackageSource; caller: Caller }): Wish {
  const wish: Wish = {
    unmasked: input.unmasked === true,
    images: input.images === true,
    reason: typeof input.reason === 'string' ? input.reason : null,
  };
  if (wish.images && !wish.unmasked) throw new Rejection([{ field: 'images', code: 'packageImagesHidden' }]);
  if (!wish.unmasked) return wish;
  if (!mayUnmask(source, caller)) throw new Rejection([{ field: 'unmasked', code: 'packageUnmaskRefused' }]);
  requireReason(wish.reason);
  return wish;
}

/** Whether the caller can unmask all records at once and single ones. */
export function mayUnmask({ packages, entity }: PackageSource, { can }: Caller): boolean {
  return [packages, entity].every(({ name }) => can(permissionName('unmask', name, 'admin')));
}

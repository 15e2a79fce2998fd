import { permissionName } from '../../contract/permissions';
import type { Caller } from '../call/call';
import { Rejection } from '../call/failures';
import { requireReason } from '../call/reason';
import type { WireRecord } from '../db/rows/recordCodec';
import type { PackageSource } from './packageSource';

/** Options of a package's contents. */
export interface PackageOptions {
  unmasked: boolean;
  images: boolean;
  reason: string | null;
}

/**
 * Checks the options. Unmasked personal data needs the right to unmask all records at once, the right to unmask
 * single ones, and a reason.
 */
export function parsePackageOptions(
  input: WireRecord,
  { source, caller }: { source: PackageSource; caller: Caller },
): PackageOptions {
  const options: PackageOptions = {
    unmasked: input.unmasked === true,
    images: input.images === true,
    reason: typeof input.reason === 'string' ? input.reason : null,
  };
  if (options.images && !options.unmasked) throw new Rejection([{ field: 'images', code: 'packageImagesHidden' }]);
  if (!options.unmasked) return options;
  if (!canUnmask(source, caller)) throw new Rejection([{ field: 'unmasked', code: 'packageUnmaskRefused' }]);
  requireReason(options.reason);
  return options;
}

/** Whether the caller can unmask all records at once and single ones. */
export function canUnmask({ packages, entity }: PackageSource, { can }: Caller): boolean {
  return [packages, entity].every(({ name }) => can(permissionName('unmask', name, 'admin')));
}

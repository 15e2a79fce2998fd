import type { PackageStatus } from '../../../../contract/package/definePackages';

/** Returns whether a package is in a final state, apart from expiry. */
export function isPackageFinished(status: unknown): boolean {
  return status !== ('queued' satisfies PackageStatus) && status !== ('running' satisfies PackageStatus);
}

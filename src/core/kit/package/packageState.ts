import type { PackageStatus } from '../../../../contract/package/definePackages';

/** Whether nothing more will happen to a package by itself, expiring aside. */
export function isPackageOver(status: unknown): boolean {
  return status !== ('queued' satisfies PackageStatus) && status !== ('running' satisfies PackageStatus);
}

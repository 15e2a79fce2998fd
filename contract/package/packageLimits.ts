import { HOUR_MS, MINUTE_MS } from '../moment';

/** Maximum number of rows of a package. */
export const PACKAGE_ROWS_MAX = 50_000;
/** Maximum size of a package in bytes. */
export const PACKAGE_BYTES_MAX = 2 * 1024 ** 3;
/** Maximum number of pictures in a package; each costs memory until the archive is closed. */
export const PACKAGE_IMAGES_MAX = 20_000;
/** Maximum number of packages that one administrator can have in progress. */
export const PACKAGES_RUNNING_MAX = 3;
/** Milliseconds for which a finished package can be downloaded. */
export const PACKAGE_RETENTION_MS = 24 * HOUR_MS;
/** Like {@link PACKAGE_RETENTION_MS}, after a download: long enough to retry a failed one. */
export const PACKAGE_RETENTION_AFTER_DOWNLOAD_MS = 15 * MINUTE_MS;

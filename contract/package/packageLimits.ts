import { HOUR_MS, MINUTE_MS } from '../moment';

/** Rows of one package. */
export const PACKAGE_ROWS_MAX = 50_000;
/** Bytes of one package. */
export const PACKAGE_BYTES_MAX = 2 * 1024 ** 3;
/** Pictures of one package; each costs memory until the archive is closed. */
export const PACKAGE_IMAGES_MAX = 20_000;
/** Packages one administrator may have in work. */
export const PACKAGES_RUNNING_MAX = 3;
/** Milliseconds for which a finished package may be downloaded. */
export const PACKAGE_KEPT_MS = 24 * HOUR_MS;
/** As {@link PACKAGE_KEPT_MS}, once it has been downloaded: long enough to repeat what went wrong. */
export const PACKAGE_KEPT_AFTER_DOWNLOAD_MS = 15 * MINUTE_MS;

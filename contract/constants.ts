/** Business constants of spec §9 and the limits of our own protocol. Each number is defined here only. */

/** Milliseconds after which the client aborts a call (spec §9). */
export const REQUEST_TIMEOUT_MS = 10_000;
/** Milliseconds without progress after which the client aborts an upload. */
export const UPLOAD_STALL_MS = 30_000;
/** Milliseconds an error toast stays on screen (spec §8). */
export const ERROR_TOAST_MS = 5_000;
/** Milliseconds the "permission group refreshed" notice stays on screen (spec §2). */
export const PERMISSION_NOTICE_MS = 20_000;
/** Sidebar widths in CSS pixels (spec §9). */
export const SIDEBAR_WIDTH = 200;
export const SIDEBAR_COLLAPSED_WIDTH = 65;
/** Milliseconds between two overflow checks of the header menu (spec §9). */
export const HEADER_SCROLL_CHECK_MS = 300;
/** Largest number shown in the log badge (spec §9). */
export const LOG_BADGE_MAX = 99;
/** Front-end log entries kept in memory. */
export const LOG_ENTRIES_MAX = 500;
/** Locales of the console (spec §9); the first is the default. */
export const LOCALES = ['zh-CN', 'zh-TW', 'en', 'ja'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'zh-CN';
export const FALLBACK_LOCALE: Locale = 'en';
/** Default theme color (spec §9). */
export const DEFAULT_COLOR = '#409EFF';
/** Component sizes and the height of their controls in CSS pixels (spec §2, §9). */
export const COMPONENT_SIZES = { default: 40, medium: 36, small: 32, mini: 28 } as const;
export type ComponentSize = keyof typeof COMPONENT_SIZES;
/** Template name and version, the prefix of every cookie name (spec §9). */
export const COOKIE_PREFIX = 'd2admin-1.24.2-';
/** Default lifetime of a cookie in days (spec §9). */
export const COOKIE_DAYS = 1;

/** Paging of every list: the default and the maximum number of rows per page. */
export const PAGE_SIZE_DEFAULT = 20;
export const PAGE_SIZE_MAX = 100;
export const PAGE_SIZES = [10, 20, 50, 100] as const;
/** Largest JSON or urlencoded request body in bytes. */
export const BODY_LIMIT_BYTES = 1_048_576;
/** Lockout: this many failed logins of one client to one account within the window block the client for the same time. */
export const LOCKOUT_FAILURES = 5;
export const LOCKOUT_MS = 15 * 60_000;
/**
 * This many failures of all unknown clients together block every unknown client, which limits guessing to a hundred per
 * hour.
 */
export const ACCOUNT_FAILURES = 25;
/** Days for which a browser counts as known after its last successful login. */
export const KNOWN_BROWSER_DAYS = 180;
/** Idle timeout of a session, and its maximum lifetime since the login. */
export const SESSION_MS = 12 * 3_600_000;
export const SESSION_MAX_MS = 24 * 3_600_000;
/** Milliseconds for which a reauthentication is valid for dangerous calls. */
export const REAUTHENTICATION_MS = 10 * 60_000;
/** Milliseconds within which a sign-in must complete its second step, and a passkey must answer. */
export const SECOND_STEP_MS = 5 * 60_000;
/** Milliseconds within which a new authenticator app must send its first code. */
export const ENROLMENT_MS = 15 * 60_000;
/** Number of recovery codes generated at a time. */
export const RECOVERY_CODES = 10;
/** Maximum length of the name of a second factor. */
export const FACTOR_NAME_MAX = 50;
/** Days within which the user must change a password that someone else has set. */
export const INITIAL_PASSWORD_DAYS = 7;
/** Seconds for which an unmasked record stays visible. */
export const UNMASK_SECONDS = 60;
/** Minimum length of the reason for viewing unmasked personal data. */
export const REASON_MIN = 5;
/** Maximum length of a stored reason. */
export const REASON_MAX = 200;
/** Minimum and maximum length of a password (ASVS 5.0, 6.2.1 and 6.2.9). */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;
/** Minimum retention of log rows in days: six months for network logs (Cybersecurity Law, Art. 21). */
export const LOG_DAYS_MIN = 180;
/** The company's time zone; days begin at its midnight. */
export const TIME_ZONE = 'Asia/Shanghai';
export const TIME_ZONE_OFFSET = '+08:00';

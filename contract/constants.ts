/** Business constants of spec §9 and the limits of our own protocol. One home for each number. */

/** Milliseconds after which the client gives up a call (spec §9). */
export const REQUEST_TIMEOUT_MS = 10_000;
/** Milliseconds without progress after which the client gives up an upload. */
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
/** Default theme colour (spec §9). */
export const DEFAULT_COLOR = '#409EFF';
/** Component sizes and the height of their controls in CSS pixels (spec §2, §9). */
export const COMPONENT_SIZES = { default: 40, medium: 36, small: 32, mini: 28 } as const;
export type ComponentSize = keyof typeof COMPONENT_SIZES;
/** Template name and version, the prefix of every cookie name (spec §9). */
export const COOKIE_PREFIX = 'd2admin-1.24.2-';
/** Days a cookie lives unless told otherwise (spec §9). */
export const COOKIE_DAYS = 1;

/** Paging of every list: rows a page when nothing is asked, and the most that may be asked. */
export const PAGE_SIZE_DEFAULT = 20;
export const PAGE_SIZE_MAX = 100;
export const PAGE_SIZES = [10, 20, 50, 100] as const;
/** Largest JSON or urlencoded request body in bytes. */
export const BODY_LIMIT_BYTES = 1_048_576;
/** Failed logins of one client to one account within this window shut the client out for as long. */
export const LOCKOUT_FAILURES = 5;
export const LOCKOUT_MS = 15 * 60_000;
/** As many failures of all unknown clients together shut out every unknown client: a hundred guesses an hour. */
export const ACCOUNT_FAILURES = 25;
/** A browser is known this long after its last successful login. */
export const KNOWN_BROWSER_DAYS = 180;
/** A session ends this long after its last call, and at the latest this long after its login. */
export const SESSION_MS = 12 * 3_600_000;
export const SESSION_MAX_MS = 24 * 3_600_000;
/** What is asked again before dangerous calls holds for this long. */
export const REAUTHENTICATION_MS = 10 * 60_000;
/** How long a sign-in waits for its second step, and a passkey's answer is waited for. */
export const SECOND_STEP_MS = 5 * 60_000;
/** How long a new authenticator app may take until its first code. */
export const ENROLMENT_MS = 15 * 60_000;
/** Recovery codes that are made at a time. */
export const RECOVERY_CODES = 10;
/** Longest name of a second factor. */
export const FACTOR_NAME_MAX = 50;
/** Days within which a password set by somebody else has to be changed. */
export const INITIAL_PASSWORD_DAYS = 7;
/** Seconds for which an unmasked record stays on screen. */
export const UNMASK_SECONDS = 60;
/** Shortest reason accepted for looking at unmasked personal data. */
export const REASON_MIN = 5;
/** Longest reason that is kept. */
export const REASON_MAX = 200;
/** Shortest and longest password (ASVS 5.0, 6.2.1 and 6.2.9). */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;
/** Days every row of the log is kept at least: network logs six months (Cybersecurity Law, Art. 21). */
export const LOG_DAYS_MIN = 180;
/** The time zone in which the company works; days begin at its midnight. */
export const TIME_ZONE = 'Asia/Shanghai';
export const TIME_ZONE_OFFSET = '+08:00';

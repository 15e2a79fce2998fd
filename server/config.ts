import { z } from 'zod';
import { MEBIBYTE } from '../contract/calls/files';
import { PASSWORD_MAX, PASSWORD_MIN } from '../contract/constants';
import type { AccessLimits } from './access/unusualAccess';
import { type CopyAddress, parseCopyAddress } from './audit/copy/copyTarget';
import { OperatorError } from './db/OperatorError';
import { parsePostgresAddress } from './db/postgres/postgresAddress';
import { type DatabaseLimits, serverLimits } from './db/postgres/postgresLimits';
import { checkMessageVariables, type MessageSenders, messageSenders, messageVariables } from './messageSenders';
import { parseNetworks } from './parseTrustedProxies';

export const DEMO_SIZES = ['small', 'medium', 'large', 'none'] as const;
export type DemoSize = (typeof DEMO_SIZES)[number];

/** Rate limits of an account by kind of call: lookups per hour, all others per minute. Each process counts separately. */
export interface RateLimits {
  read: number;
  write: number;
  upload: number;
  unmask: number;
  /** Entries that a console logs about its own failures. */
  log: number;
  lookup: number;
}
export type RateLimitName = keyof RateLimits;

/** Configuration of a server from the environment. */
export interface Config extends MessageSenders {
  port: number;
  host: string;
  /** Folder of the embedded database and of uploaded files. */
  dataDir: string;
  /** `postgres://…`, or the path of the SQLite file in {@link dataDir}. */
  database: string;
  /** Timeouts for PostgreSQL. */
  databaseLimits: DatabaseLimits;
  /** Password of the first super administrator. Defaults to a random one, which is printed. */
  adminPassword?: string;
  /** Demo data for an empty database. */
  demoData: DemoSize;
  /** Whether devices of the demo data keep sending. */
  demoLive: boolean;
  logLevel: string;
  /** Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted, by address or subnet. */
  trustedProxies: readonly string[];
  /** Bearer token for `/metrics`. Without it, only loopback requests may read them. */
  metricsToken?: string;
  /** Public URL of the console, to which passkeys are bound. Defaults to the origin of the request. */
  publicUrl?: string;
  /** Whether super administrators and accounts that may unmask or export must have a second factor. */
  secondFactor: 'optional' | 'required';
  /** Login attempts per minute and address. */
  loginRate: number;
  /** Calls without a session per minute and address. */
  addressRate: number;
  rateLimits: RateLimits;
  /** Number of personal records an account may read in a day before it is reported. */
  accessLimits: AccessLimits;
  /** Target of copies of the log; none if missing. */
  auditCopy?: CopyAddress;
  /** Bytes of files that an account may upload per day. */
  uploadDayBytes: number;
  /** Uploads per minute and device, per process. */
  deviceRate: number;
  /** Retention of samples and events of health records in days; unlimited if missing. */
  recordSamplesDays?: number;
  /** Retention of health records in days; unlimited if missing. */
  recordDays?: number;
  /** Minutes after which an unhandled critical alert is escalated to everyone at the post. */
  escalatePostMin: number;
  /** Minutes after which it is escalated to the person in charge. */
  escalateLeadMin: number;
  /** Milliseconds between a stop signal and closing the port. */
  drainMs: number;
  /** Whether this process runs scheduled jobs (missed visits, nightly figures), or leaves them to others. */
  runsJobs: boolean;
  /** Folder of the built console. */
  clientDir: string;
}

/** Invalid environment; the message lists each variable and its problem. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The environment is not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/**
 * Reads the configuration from environment variables. Throws {@link ConfigError} for invalid values instead of using
 * defaults.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  // Many tools set unset variables to an empty text.
  const nonEmpty = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(nonEmpty);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  }
  const { data } = parsed;
  const demoData = data.DEMO_DATA ?? (data.DATABASE_URL ? 'none' : 'small');
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    database: data.DATABASE_URL ?? `${data.DATA_DIR.replace(/\/+$/, '')}/care.db`,
    databaseLimits: serverLimits({
      connect: data.DATABASE_CONNECT_SEC,
      statement: data.DATABASE_STATEMENT_SEC,
      jobStatement: data.DATABASE_JOB_STATEMENT_SEC,
      lock: data.DATABASE_LOCK_SEC,
      idle: data.DATABASE_IDLE_SEC,
    }),
    adminPassword: data.ADMIN_PASSWORD,
    demoData,
    demoLive: (data.DEMO_LIVE ?? (demoData === 'none' ? 'off' : 'on')) === 'on',
    logLevel: data.LOG_LEVEL,
    trustedProxies: data.TRUST_PROXY,
    metricsToken: data.METRICS_TOKEN,
    publicUrl: data.PUBLIC_URL,
    secondFactor: data.SECOND_FACTOR,
    loginRate: data.LOGIN_RATE,
    addressRate: data.ADDRESS_RATE,
    rateLimits: {
      read: data.READ_RATE,
      write: data.WRITE_RATE,
      upload: data.UPLOAD_RATE,
      unmask: data.UNMASK_RATE,
      log: data.LOG_RATE,
      lookup: data.LOOKUP_RATE,
    },
    accessLimits: {
      opened: data.ACCESS_ALERT_OPENED,
      listed: data.ACCESS_ALERT_LISTED,
      medianFactor: data.ACCESS_ALERT_TIMES,
    },
    auditCopy: data.AUDIT_COPY,
    uploadDayBytes: data.UPLOAD_DAY_MB * MEBIBYTE,
    deviceRate: data.DEVICE_RATE,
    recordSamplesDays: data.RECORD_SAMPLES_DAYS,
    recordDays: data.RECORD_DAYS,
    escalatePostMin: data.ESCALATE_POST_MIN,
    escalateLeadMin: data.ESCALATE_LEAD_MIN,
    drainMs: data.DRAIN_SECONDS * 1_000,
    runsJobs: data.JOBS === 'on',
    clientDir: data.CLIENT_DIR,
    ...messageSenders(data),
  };
}

/** Minimum retention in days. Daily figures use the last four weeks, and an upload may contain a month of data. */
const SAMPLES_DAYS_MIN = 31;
const RECORD_DAYS_MIN = 60;
/** A hundred years. */
const RECORD_DAYS_MAX = 36_525;

const rate = (defaultValue: number) => z.coerce.number().int().min(1).max(1_000_000).default(defaultValue);
/** At most a day, which is below the maximum of a timer. */
const seconds = (defaultValue: number) => z.coerce.number().min(1).max(86_400).default(defaultValue);

/** The environment variables and their defaults; described in `docs/operating.md`. */
export const environmentVariables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .superRefine((address, context) => {
      try {
        parsePostgresAddress(address);
      } catch (error) {
        if (!(error instanceof OperatorError)) throw error;
        context.addIssue({ code: 'custom', message: error.message });
      }
    })
    .optional(),
  DATABASE_CONNECT_SEC: seconds(5),
  DATABASE_STATEMENT_SEC: seconds(10),
  DATABASE_JOB_STATEMENT_SEC: seconds(3_600),
  DATABASE_LOCK_SEC: seconds(8),
  DATABASE_IDLE_SEC: seconds(5),
  ADMIN_PASSWORD: z.string().min(PASSWORD_MIN).max(PASSWORD_MAX).optional(),
  DEMO_DATA: z.enum(DEMO_SIZES).optional(),
  DEMO_LIVE: z.enum(['on', 'off']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: z
    .string()
    .transform((list, context) => {
      const proxies = list === 'false' ? [] : parseNetworks(list);
      if (proxies) return proxies;
      context.addIssue({ code: 'custom', message: 'expected addresses or subnets (10.0.0.0/8), separated by commas' });
      return z.NEVER;
    })
    .default([]),
  METRICS_TOKEN: z.string().min(16).optional(),
  PUBLIC_URL: z
    .string()
    .regex(/^https?:\/\/[^/?#@]+\/?$/, 'expected https://host, with a port if need be')
    .optional(),
  SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),
  LOGIN_RATE: rate(60),
  ADDRESS_RATE: rate(600),
  READ_RATE: rate(6_000),
  WRITE_RATE: rate(1_200),
  UPLOAD_RATE: rate(300),
  UNMASK_RATE: rate(60),
  LOG_RATE: rate(120),
  LOOKUP_RATE: rate(30),
  ACCESS_ALERT_OPENED: rate(200),
  ACCESS_ALERT_LISTED: rate(5_000),
  ACCESS_ALERT_TIMES: z.coerce.number().min(1).max(1_000).default(5),
  AUDIT_COPY: z
    .string()
    .transform((text, context) => {
      const address = parseCopyAddress(text);
      if (address) return address;
      context.addIssue({ code: 'custom', message: 'expected file:/path or syslog:host[:port]' });
      return z.NEVER;
    })
    .optional(),
  UPLOAD_DAY_MB: rate(2_000),
  DEVICE_RATE: rate(120),
  RECORD_SAMPLES_DAYS: z.coerce.number().int().min(SAMPLES_DAYS_MIN).max(RECORD_DAYS_MAX).optional(),
  RECORD_DAYS: z.coerce.number().int().min(RECORD_DAYS_MIN).max(RECORD_DAYS_MAX).optional(),
  ESCALATE_POST_MIN: z.coerce.number().int().min(1).max(1_440).default(10),
  ESCALATE_LEAD_MIN: z.coerce.number().int().min(1).max(1_440).default(30),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(3),
  JOBS: z.enum(['on', 'off']).default('on'),
  CLIENT_DIR: z.string().default('dist/client'),
  ...messageVariables,
});

const schema = environmentVariables
  .refine(
    ({ RECORD_DAYS: days, RECORD_SAMPLES_DAYS: samples }) =>
      days === undefined || samples === undefined || samples <= days,
    { path: ['RECORD_SAMPLES_DAYS'], message: 'samples cannot be kept longer than their records (RECORD_DAYS)' },
  )
  .refine(({ ESCALATE_POST_MIN: post, ESCALATE_LEAD_MIN: lead }) => post <= lead, {
    path: ['ESCALATE_LEAD_MIN'],
    message: 'the person in charge cannot be notified before the post (ESCALATE_POST_MIN)',
  })
  .superRefine(checkMessageVariables);

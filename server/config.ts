import { z } from 'zod';
import { PASSWORD_MAX, PASSWORD_MIN } from '../contract/constants';
import { MEBIBYTE } from '../contract/files';
import type { AccessLimits } from './access/unusualAccess';
import { type CopyAddress, parseCopyAddress } from './audit/copy/copyTarget';
import { parsePostgresAddress } from './db/postgresAddress';
import { type DatabaseLimits, serverLimits } from './db/postgresLimits';
import { Refusal } from './db/Refusal';
import { checkSenders, type MessageSenders, messageSenders, messageVariables } from './messageSenders';
import { trustedProxies } from './trustedProxies';

export const DEMO_SIZES = ['small', 'medium', 'large', 'none'] as const;
export type DemoSize = (typeof DEMO_SIZES)[number];

/** Calls that an account may make, by what they do: lookups an hour, the others a minute, each counted by one process. */
export interface Budgets {
  read: number;
  write: number;
  upload: number;
  unmask: number;
  /** Entries that a console writes about its own failures. */
  log: number;
  lookup: number;
}
export type BudgetName = keyof Budgets;

/** What the environment decides about a server. */
export interface Config extends MessageSenders {
  port: number;
  host: string;
  /** Folder of the embedded database and of uploaded files. */
  dataDir: string;
  /** `postgres://…`, or the path of the SQLite file in {@link dataDir}. */
  database: string;
  /** How long PostgreSQL is waited for. */
  databaseLimits: DatabaseLimits;
  /** Password of the first super admin; a random one is printed when it is not given. */
  adminPassword?: string;
  /** What an empty database is filled with. */
  demoData: DemoSize;
  logLevel: string;
  /** The proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed, by address or subnet. */
  trustedProxies: readonly string[];
  /** What a program shows to read `/metrics`; without it, only this machine may. */
  metricsToken?: string;
  /** Where browsers reach the console, to which passkeys are bound; as the request came when it is missing. */
  publicUrl?: string;
  /** Whether super administrators and whoever may unmask or export have to have a second factor. */
  secondFactor: 'optional' | 'required';
  /** Login attempts a minute from one address. */
  loginRate: number;
  /** Calls without a session a minute from one address. */
  addressRate: number;
  budgets: Budgets;
  /** What an account reads of people in a day before somebody is told. */
  accessLimits: AccessLimits;
  /** Where rows of the log are copied to; nowhere when it is missing. */
  auditCopy?: CopyAddress;
  /** Bytes of files that an account may upload in a day. */
  uploadDayBytes: number;
  /** Uploads a minute from one device, to one process. */
  deviceRate: number;
  /** Days for which samples and events of health records are kept; for ever when it is missing. */
  recordSamplesDays?: number;
  /** Days for which health records are kept as a whole; for ever when it is missing. */
  recordDays?: number;
  /** Minutes after which a critical alert that nobody takes on is told to everybody of the post. */
  escalatePostMin: number;
  /** Minutes after which it is told to who is in charge. */
  escalateLeadMin: number;
  /** Milliseconds between being told to stop and closing the port. */
  drainMs: number;
  /** Whether this process does what time brings about (missed visits, nightly figures), or leaves it to others. */
  runsJobs: boolean;
  /** Folder of the built console. */
  clientDir: string;
}

/** The environment cannot be used; the message names each variable and what is wrong with it. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The environment is not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Reads the configuration from environment variables; throws {@link ConfigError} rather than guessing. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable is how many tools spell "not set".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  }
  const { data } = parsed;
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
    demoData: data.DEMO_DATA ?? (data.DATABASE_URL ? 'none' : 'small'),
    logLevel: data.LOG_LEVEL,
    trustedProxies: data.TRUST_PROXY,
    metricsToken: data.METRICS_TOKEN,
    publicUrl: data.PUBLIC_URL,
    secondFactor: data.SECOND_FACTOR,
    loginRate: data.LOGIN_RATE,
    addressRate: data.ADDRESS_RATE,
    budgets: {
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
      times: data.ACCESS_ALERT_TIMES,
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

/** Days look back at four weeks, and an upload may hold a month: records and samples are kept for longer than that. */
const SAMPLES_DAYS_MIN = 31;
const RECORD_DAYS_MIN = 60;
/** A hundred years. */
const RECORD_DAYS_MAX = 36_525;

const rate = (usual: number) => z.coerce.number().int().min(1).max(1_000_000).default(usual);
/** At most a day, which is less than a timer can take. */
const seconds = (usual: number) => z.coerce.number().min(1).max(86_400).default(usual);

/** What the environment may say, with what holds where it says nothing; described in `docs/operating.md`. */
export const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .superRefine((address, context) => {
      try {
        parsePostgresAddress(address);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
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
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: z
    .string()
    .transform((list, context) => {
      const proxies = list === 'false' ? [] : trustedProxies(list);
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

const schema = variables
  .refine(
    ({ RECORD_DAYS: days, RECORD_SAMPLES_DAYS: samples }) =>
      days === undefined || samples === undefined || samples <= days,
    { path: ['RECORD_SAMPLES_DAYS'], message: 'samples cannot be kept longer than their records (RECORD_DAYS)' },
  )
  .refine(({ ESCALATE_POST_MIN: post, ESCALATE_LEAD_MIN: lead }) => post <= lead, {
    path: ['ESCALATE_LEAD_MIN'],
    message: 'who is in charge cannot be told before the post (ESCALATE_POST_MIN)',
  })
  .superRefine(checkSenders);

import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../server/config';

describe('the server configuration', () => {
  it('defaults to an embedded database with small demo data', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      database: './data/care.db',
      demoData: 'small',
      demoLive: true,
      trustedProxies: [],
      runsJobs: true,
    });
  });

  it('trusts the proxies named by address or subnet, and no others', () => {
    expect(readConfig({ TRUST_PROXY: '10.0.0.1, fd00::/8,192.168.0.0/16' }).trustedProxies).toEqual([
      '10.0.0.1',
      'fd00::/8',
      '192.168.0.0/16',
    ]);
    expect(readConfig({ TRUST_PROXY: 'false' }).trustedProxies).toEqual([]);
  });

  it('loads no demo data into a PostgreSQL database', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://u:p@db/care' })).toMatchObject({
      database: 'postgres://u:p@db/care',
      demoData: 'none',
      demoLive: false,
    });
  });

  it('accepts several hosts of a PostgreSQL database, and explains why it refuses others', () => {
    const hosts = 'postgres://u:p@one:5432,two/care';
    for (const address of [hosts, `${hosts}?target_session_attrs=read-write`, 'postgres:///care?host=/run']) {
      expect(readConfig({ DATABASE_URL: address }).database).toBe(address);
    }
    for (const [address, why] of [
      [`${hosts}?target_session_attrs=standby`, 'since the server writes'],
      ['postgres://u:p@one:5432,/care', 'hosts separated by commas'],
      ['postgres://u:p@one:port/care', 'hosts separated by commas'],
    ] as const) {
      expect(() => readConfig({ DATABASE_URL: address })).toThrow(ConfigError);
      expect(() => readConfig({ DATABASE_URL: address })).toThrow(why);
    }
  });

  it('limits how long a call waits for PostgreSQL, and jobs less strictly', () => {
    const { requests: calls, jobs } = readConfig({}).databaseLimits;
    expect(calls).toEqual({ connectMs: 5_000, statementMs: 10_000, lockMs: 8_000, idleMs: 5_000 });
    expect(jobs).toEqual({ connectMs: 5_000, statementMs: 3_600_000, lockMs: 3_600_000, idleMs: 30_000 });
    expect(readConfig({ DATABASE_STATEMENT_SEC: '60' }).databaseLimits.requests.statementMs).toBe(60_000);
  });

  it('leaves jobs to other processes on request', () => {
    expect(readConfig({ JOBS: 'off' }).runsJobs).toBe(false);
  });

  it('sends messages by the configured channels, and to no other address', () => {
    const secret = 's'.repeat(32);
    const hooks = 'sms=https://gateway.example/send?a=1, wechatTemplate=http://10.0.0.5:8000/';
    const given = { MESSAGE_HOOKS: hooks, MESSAGE_HOOK_SECRET: secret, MESSAGE_HOOK_PRIVATE: '10.0.0.0/8' };
    expect(
      readConfig({ ...given, SMTP_URL: 'smtps://care:p%40ss@mail.example', SMTP_FROM: 'care@care.example' }),
    ).toMatchObject({
      smtp: { url: 'smtps://care:p%40ss@mail.example', from: 'care@care.example' },
      webhooks: {
        secret,
        listed: ['10.0.0.0/8'],
        targets: [
          { channel: 'sms', url: 'https://gateway.example/send?a=1' },
          { channel: 'wechatTemplate', url: 'http://10.0.0.5:8000/' },
        ],
      },
    });
    expect(readConfig({})).not.toHaveProperty('webhooks');
  });

  it('treats an empty variable as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(8080);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://db'],
    ['DATABASE_STATEMENT_SEC', '0'],
    ['DATABASE_LOCK_SEC', 'soon'],
    ['ADMIN_PASSWORD', 'short'],
    ['DEMO_DATA', 'huge'],
    ['LOG_LEVEL', 'loud'],
    ['JOBS', 'sometimes'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', 'loopback'],
    ['TRUST_PROXY', '10.0.0.1, proxy.example'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['METRICS_TOKEN', 'too short'],
    ['SECOND_FACTOR', 'on'],
    ['PUBLIC_URL', 'care.example'],
    ['PUBLIC_URL', 'https://care.example/console'],
    ['READ_RATE', '0'],
    ['UPLOAD_DAY_MB', 'many'],
    ['RECORD_SAMPLES_DAYS', '30'],
    ['RECORD_DAYS', '59'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_FROM', 'care@care.example'],
    ['MESSAGE_HOOKS', 'pager=https://gateway.example'],
    ['MESSAGE_HOOKS', 'sms=https://a.example,sms=https://b.example'],
    ['MESSAGE_HOOKS', 'sms=ftp://gateway.example'],
    ['MESSAGE_HOOK_SECRET', 'too short'],
    ['MESSAGE_HOOK_PRIVATE', 'gateway.example'],
  ])('refuses %s=%s and names the variable', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('keeps health records forever by default, and samples no longer than their records', () => {
    expect(readConfig({})).toMatchObject({ recordSamplesDays: undefined, recordDays: undefined });
    const least = { RECORD_SAMPLES_DAYS: '31', RECORD_DAYS: '60' };
    expect(readConfig(least)).toMatchObject({ recordSamplesDays: 31, recordDays: 60 });
    expect(() => readConfig({ RECORD_SAMPLES_DAYS: '61', RECORD_DAYS: '60' })).toThrow('RECORD_SAMPLES_DAYS');
  });
});

import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../server/config';

describe('configuration', () => {
  it('runs on an embedded database with small demo data when nothing is said', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      database: './data/care.db',
      demoData: 'small',
      trustProxy: false,
      runsJobs: true,
    });
  });

  it('leaves a PostgreSQL database without demo data', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://u:p@db/care' })).toMatchObject({
      database: 'postgres://u:p@db/care',
      demoData: 'none',
    });
  });

  it('leaves jobs to other processes when told to', () => {
    expect(readConfig({ JOBS: 'off' }).runsJobs).toBe(false);
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(8080);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://db'],
    ['ADMIN_PASSWORD', 'short'],
    ['DEMO_DATA', 'huge'],
    ['LOG_LEVEL', 'loud'],
    ['JOBS', 'sometimes'],
  ])('refuses %s=%s and names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });
});

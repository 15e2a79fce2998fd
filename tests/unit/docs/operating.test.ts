import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { environmentVariables, readConfig } from '../../../server/config';

const guide = readFileSync('docs/operating.md', 'utf8');
const example = (name: string) => readFileSync(`docs/examples/${name}`, 'utf8');
const inCode = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** Returns the rows of the table of variables: their names, and the documented defaults. */
const rows = [...guide.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|([^|]*)\| \S.* \|$/gm)].map(
  ([, names = '', defaults = '']) => ({ names: inCode(names), defaults: inCode(defaults) }),
);

/** Returns settings by name, from `name value;` anywhere in the file. */
const directives = (name: string) =>
  [...example('nginx.conf').matchAll(new RegExp(`^\\s*${name}\\s+(.+);$`, 'gm'))].map(([, value = '']) => value);

const environment = Object.fromEntries(
  example('care.env')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);

describe("the operator's guide", () => {
  it('describes each environment variable once, and no other', () => {
    const described = rows.flatMap(({ names }) => names);
    expect(described.toSorted()).toEqual(Object.keys(environmentVariables.shape).toSorted());
  });

  it('documents the actual defaults', () => {
    const defaults: Readonly<Record<string, unknown>> = environmentVariables.parse({});
    const compared = rows.filter(
      ({ names, defaults: told }) => told.length === names.length && !names.includes('DEMO_DATA'),
    );
    expect(compared.length).toBeGreaterThan(12);
    for (const { names, defaults: told } of compared) expect(names.map((name) => String(defaults[name]))).toEqual(told);
  });

  it('has an environment that the server accepts, with its proxy trusted', () => {
    const config = readConfig(environment);
    expect(config.trustedProxies).toContain('127.0.0.1');
    expect(config.secondFactor).toBe('required');
    expect(config.publicUrl).toBe(`https://${directives('server_name').at(-1)}`);
  });

  it('has a proxy that forwards client address and protocol, and allows what the server allows', () => {
    expect(directives('proxy_set_header')).toEqual(
      expect.arrayContaining(['X-Forwarded-For $remote_addr', 'X-Forwarded-Proto $scheme', 'Host $host']),
    );
    expect(directives('server').filter((address) => address.startsWith(`${environment.HOST}:`))).toHaveLength(2);
    expect(directives('client_max_body_size')).toEqual(['51m']);
    expect(directives('listen')).toContain('443 ssl http2');
  });

  it('has a service that starts the build with that environment and can write its data', () => {
    const service = example('care@.service');
    expect(service).toContain('EnvironmentFile=/etc/care/care.env');
    expect(service).toContain(`ReadWritePaths=${environment.DATA_DIR}`);
    const start = JSON.parse(readFileSync('package.json', 'utf8')).scripts.start;
    const options = start.match(/--\S+/g).join(' ');
    expect(service).toContain(`ExecStart=/usr/bin/node ${options} dist/server/main.js`);
  });
});

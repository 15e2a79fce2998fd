import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { createCopyTarget, parseCopyAddress } from '../../../../server/audit/copy/copyTarget';

it.each([
  ['file:/var/log/care/audit.jsonl', { kind: 'file', path: '/var/log/care/audit.jsonl' }],
  ['syslog:logs.example.com', { kind: 'syslog', host: 'logs.example.com', port: 514 }],
  ['syslog:10.0.0.7:1514', { kind: 'syslog', host: '10.0.0.7', port: 1514 }],
  ['syslog:[::1]:1514', { kind: 'syslog', host: '::1', port: 1514 }],
  ['file:relative', undefined],
  ['syslog:', undefined],
  ['syslog:host:99999', undefined],
  ['/var/log/audit', undefined],
])('the copy target of the audit log is read from %s', (text, address) => {
  expect(parseCopyAddress(text)).toEqual(address);
});

it('the copy target of the audit log receives each line as a message of RFC 5424', async () => {
  const receiver = createSocket('udp4');
  receiver.bind(0, '127.0.0.1');
  await once(receiver, 'listening');
  const received = once(receiver, 'message');
  const target = createCopyTarget({ kind: 'syslog', host: '127.0.0.1', port: receiver.address().port });
  await target([{ text: '{"id":1}', time: Date.UTC(2026, 10, 24) }]);
  const [message] = await received;
  receiver.close();
  expect(String(message)).toMatch(/^<110>1 2026-11-24T00:00:00\.000Z \S+ elderly-care \d+ audit - \{"id":1\}$/);
});

import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { smtpAdapter } from '../../../../src/plugins/message/server/delivery/smtpAdapter';

const MESSAGE = {
  id: 12,
  channel: 'email',
  level: 'warn',
  receiverType: 'admin',
  receiverId: 1,
  address: 'lead@care.example',
  title: '访问量异常',
  content: '请登录管理端核对',
  noticeId: null,
} as const;

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Starts a mail server on this machine, and an adapter for it. */
async function started(options: SMTPServerOptions, account = '') {
  const server = new SMTPServer({
    disabledCommands: account === '' ? ['AUTH'] : [],
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const adapter = smtpAdapter({ url: `smtp://${account}127.0.0.1:${port}`, from: 'care@care.example' });
  closing.push(
    () => adapter.close?.(),
    () => server.close(),
  );
  return adapter;
}

describe('the SMTP adapter', () => {
  it('signs in and sends the message with a stable id', async () => {
    const mails: { to: unknown; source: string }[] = [];
    const adapter = await started(
      {
        onAuth: ({ username, password }, _session, done) =>
          done(username === 'care' && password === 'p@ss' ? null : new Error('refused'), { user: username }),
        onData: (stream, { envelope }, done) =>
          void text(stream).then((source) => {
            mails.push({ to: envelope.rcptTo.map(({ address }) => address), source });
            done();
          }),
      },
      'care:p%40ss@',
    );
    await adapter.send(MESSAGE);
    await adapter.send(MESSAGE);
    expect(mails.map(({ to }) => to)).toEqual([['lead@care.example'], ['lead@care.example']]);
    const [{ source } = { source: '' }] = mails;
    expect(source).toContain('From: care@care.example');
    expect(source).toContain(`Subject: =?UTF-8?B?${Buffer.from('访问量异常').toString('base64')}?=`);
    expect(source).toContain(Buffer.from('请登录管理端核对').toString('base64'));
    expect(new Set(mails.map((mail) => /^Message-ID: (.*)$/im.exec(mail.source)?.[1]))).toEqual(
      new Set(['<outbox-12@care.example>']),
    );
  });

  it.each([
    [550, true],
    [451, false],
  ])('treats the answer %i to the recipient as a permanent refusal: %s', async (responseCode, isFinal) => {
    const adapter = await started({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode })),
    });
    await expect(adapter.send(MESSAGE)).rejects.toMatchObject({ message: `SMTP ${responseCode}`, isFinal });
  });

  it('can retry when the server rejects its credentials', async () => {
    const adapter = await started({ onAuth: (_auth, _session, done) => done(new Error('refused')) }, 'care:wrong@');
    await expect(adapter.send(MESSAGE)).rejects.toMatchObject({ message: 'SMTP 535', isFinal: false });
  });
});

import { describe, expect, it, vi } from 'vitest';
import { sendException } from '../../../src/boot/sendException';
import type { Call } from '../../../src/core/http';
import type { LogEntry } from '../../../src/core/log';

const entry: LogEntry = {
  message: '数据请求异常',
  type: 'danger',
  time: '2026-01-02T03:04:05.000Z',
  meta: { path: '/log', call: 'POST /api/x', status: 500 },
  source: '/api/x',
  stack: 's'.repeat(9_000),
};
const answering = (kind: 'success' | 'rejected') =>
  vi.fn(async (_: Call) => ({ kind, body: { status: kind === 'success' ? 8000 : 4000, message: 'no' } }) as const);

describe('sending an exception to the server', () => {
  it('includes error, place and time, within the limits of the server', async () => {
    const send = answering('success');
    await sendException({ send }, entry);
    const [call] = send.mock.calls[0] ?? [];
    expect(call).toMatchObject({ operation: 'insert', entity: 'log', scope: 'open', silent: true });
    expect(call?.params).toEqual({
      message: '数据请求异常\ncall: POST /api/x\nstatus: 500',
      time: entry.time,
      source: '/api/x',
      path: '/log',
      stack: 's'.repeat(8_000),
    });
  });

  it('rejects when the server refuses', async () => {
    await expect(sendException({ send: answering('rejected') }, entry)).rejects.toThrow('no');
  });
});

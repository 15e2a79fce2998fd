// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UPLOAD_STALL_MS } from '../../../../contract/constants';
import { type Call, HttpFailure } from '../../../../src/core/http';
import { logStore } from '../../../../src/core/log';
import { COOKIE, cookies } from '../../../../src/core/storage';
import { jsonResponse } from '../../../../src/testing/backend/fakeFetch';
import { createTestHttp } from '../../support/testHttp';

const file = new File(['a picture'], 'photo.png', { type: 'image/png' });
const upload: Call = { operation: 'upload', entity: 'file', scope: 'open', params: { kind: 'image' }, file };
const read: Call = {
  operation: 'selectContent',
  entity: 'file',
  scope: 'open',
  params: { fileId: 'x' },
  isContent: true,
};

/** The last request that sent a form; the test answers it. */
let exchange: FakeExchange;
const exchanges: FakeExchange[] = [];

class FakeExchange {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  withCredentials = false;
  status = 0;
  responseText = '';
  opened: string[] = [];
  headers = new Headers();
  body?: FormData;
  isAborted = false;
  open(...request: string[]) {
    exchanges.push(this);
    this.opened = request;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  getResponseHeader() {
    return 'application/json; charset=utf-8';
  }
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

beforeEach(() => {
  logStore.clear();
  cookies.remove(COOKIE.token);
  vi.stubGlobal('XMLHttpRequest', FakeExchange);
});

/** Starts an upload and waits until it is in flight. */
async function begin(call: Partial<Call> = {}) {
  const test = createTestHttp();
  const next = exchanges.length;
  const answer = test.http.send({ ...upload, ...call });
  const outcome = answer.catch((error: unknown) => error);
  await vi.waitFor(() => expect(exchanges[next]?.body).toBeDefined());
  exchange = exchanges[next] as FakeExchange;
  return { ...test, answer, outcome };
}

describe('file upload', () => {
  it('sends the file as a form field under its name, the parameters in the address, and lets the browser set the type', async () => {
    cookies.set(COOKIE.token, 'abc.def');
    const { answer, notices } = await begin({ silent: true });
    expect(exchange.opened).toEqual(['POST', '/api/upload.file.open?kind=image']);
    expect(exchange.body?.get('file')).toMatchObject({ name: 'photo.png' });
    expect(exchange.headers.get('authorization')).toBe('abc.def');
    expect(exchange.headers.has('content-type')).toBe(false);
    exchange.answer(200, { status: 8000, message: '上传成功', data: { fileId: 'x' } });
    expect(await answer).toMatchObject({ kind: 'success', body: { data: { fileId: 'x' } } });
    expect(notices).toEqual([]);
  });

  it('reports progress', async () => {
    const shares: number[] = [];
    const { answer } = await begin({ onProgress: (share) => shares.push(share) });
    exchange.upload.onprogress?.({ loaded: 1, total: 4 });
    exchange.upload.onprogress?.({ loaded: 4, total: 4 });
    exchange.answer(200, { status: 8000, message: '' });
    await answer;
    expect(shares).toEqual([0.25, 1]);
  });

  it('returns a refusal of the server', async () => {
    const { answer } = await begin({ silent: true });
    exchange.answer(200, { status: 4000, message: '填写有误', errors: { file: '文件没有内容' } });
    expect(await answer).toMatchObject({ kind: 'rejected', body: { errors: { file: '文件没有内容' } } });
  });

  it('fails with the text of its status when the file is too large, and when the connection breaks', async () => {
    const large = await begin({ silent: true });
    exchange.answer(413, { status: 413, message: '提交的内容过大' });
    expect(await large.outcome).toMatchObject({ code: 'http', status: 413, message: '提交的内容过大' });
    const broken = await begin({ silent: true });
    exchange.onerror?.();
    expect(await broken.outcome).toMatchObject({ code: 'network' });
  });

  it('can be aborted without a log entry', async () => {
    const controller = new AbortController();
    const { outcome } = await begin({ signal: controller.signal });
    controller.abort(new Error('the user stopped it'));
    expect(await outcome).toMatchObject({ message: 'the user stopped it' });
    expect(exchange.isAborted).toBe(true);
    expect(logStore.entries()).toEqual([]);
  });

  it('times out when no data moves, and never while data moves', async () => {
    vi.useFakeTimers();
    try {
      const { outcome } = await begin({ silent: true });
      for (const loaded of [1, 2, 3]) {
        exchange.upload.onprogress?.({ loaded, total: 100 });
        vi.advanceTimersByTime(UPLOAD_STALL_MS - 1);
      }
      expect(exchange.isAborted).toBe(false);
      vi.advanceTimersByTime(1);
      expect(await outcome).toMatchObject({ code: 'timeout' });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('file download', () => {
  it('returns the content unchanged', async () => {
    const { http } = createTestHttp(() => new Response('bytes', { headers: { 'content-type': 'image/png' } }));
    const answer = await http.send(read);
    expect(answer.kind).toBe('raw');
    expect(await new Response(answer.body as Blob).text()).toBe('bytes');
  });

  it('returns a refusal, and fails for an HTTP status and an ended session', async () => {
    const refused = createTestHttp(() => jsonResponse({ status: 4000, message: '记录不存在' }));
    expect(await refused.http.send(read)).toMatchObject({ kind: 'rejected' });
    const forbidden = createTestHttp(() => jsonResponse({ status: 403, message: '拒绝访问' }, 403));
    await expect(forbidden.http.send(read)).rejects.toBeInstanceOf(HttpFailure);
    const ended = createTestHttp(() => jsonResponse({ status: 401, message: '请重新登录' }));
    await expect(ended.http.send(read)).rejects.toMatchObject({ code: 'sessionEnded' });
  });
});

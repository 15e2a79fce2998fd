import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { exifSegment, exifWithPlace, hasPlace, jpegPicture } from '../../unit/support/pictures';
import { wavRecording } from '../../unit/support/recordings';
import { content, newPicture, upload, uploaded } from '../builders/files';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('uploading', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open);
  });
  const countFiles = async () => (await server.call('selectAll.file.open')).body.dataCount;
  const unfinished = () => {
    const folder = join(server.folder, 'files', 'received');
    return existsSync(folder) ? readdirSync(folder) : [];
  };

  it('returns the id, the metadata and the address of a picture', async () => {
    const { body } = await upload(server, { content: jpegPicture({ width: 640, height: 480 }), name: '张三.png' });
    expect(body).toMatchObject({
      status: 8000,
      message: '上传成功',
      data: { name: '张三.png', mime: 'image/jpeg', width: 640, height: 480 },
    });
    const { fileId, url, sha256, bytes } = body.data as Awaited<ReturnType<typeof uploaded>>;
    expect(fileId).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(url).toBe(`/api/selectContent.file.open?fileId=${fileId}`);
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    expect((await content(server, fileId)).rawPayload).toHaveLength(bytes);
  });

  it('serves a picture without its GPS position, whatever type the browser declares', async () => {
    const taken = jpegPicture({ width: 640, height: 481, segments: [exifSegment(exifWithPlace())] });
    const { fileId } = await uploaded(server, { content: taken, name: 'photo.exe', type: 'text/html' });
    const answer = await content(server, fileId);
    expect(hasPlace(answer.rawPayload)).toBe(false);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="photo.exe"',
    });
  });

  it.each([
    ['a page called photo.jpg', 'image', Buffer.from('<script>alert(1)</script>'), '请选择 JPG、PNG 或 WebP 图片'],
    ['a picture as a recording', 'callRecord', newPicture(), '请选择 MP3、M4A、WAV 或 AMR 录音'],
    ['a picture as a CSV', 'serviceInput', newPicture(), '请选择 UTF-8、UTF-16 或 GB18030 编码的 CSV 文件'],
    [
      'a picture that is too small',
      'image',
      jpegPicture({ width: 199, height: 300 }),
      '图片边长须在 200 至 8000 像素之间',
    ],
    ['an empty file', 'image', Buffer.alloc(0), '文件没有内容'],
  ])('refuses %s and stores nothing', async (_what, kind, bytes, message) => {
    const before = await countFiles();
    const { body } = await upload(server, { kind, content: bytes, name: 'photo.jpg', type: 'image/jpeg' });
    expect(body).toMatchObject({ status: 4000, errors: { file: message } });
    expect(await countFiles()).toBe(before);
    expect(unfinished()).toEqual([]);
  });

  it('refuses a picture beyond 5 MiB with 413 and stores nothing', async () => {
    const before = await countFiles();
    const { http, body } = await upload(server, { content: Buffer.alloc(5 * 1_048_576 + 1, 0xff) });
    expect({ http, status: body.status }).toEqual({ http: 413, status: 413 });
    expect(await countFiles()).toBe(before);
    expect(unfinished()).toEqual([]);
  });

  it('refuses a body that is not a form, a form without the file, and a truncated form', async () => {
    const ask = (contentType: string, payload: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/upload.file.open?kind=image',
        headers: { authorization: server.token, 'content-type': contentType },
        payload,
      });
    expect((await ask('application/json', '{}')).statusCode).toBe(415);
    expect((await ask('image/png', 'x')).statusCode).toBe(415);
    expect((await ask('multipart/form-data', 'x')).statusCode).toBe(400);
    const cut = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf a pict';
    expect((await ask('multipart/form-data; boundary=b', cut)).statusCode).toBe(400);
    expect((await upload(server, { field: 'photo' })).body.errors).toEqual({ file: '请选择文件' });
    expect((await upload(server, { kind: 'portrait' })).body.errors).toEqual({ kind: '不在可选范围内' });
    expect(unfinished()).toEqual([]);
  });

  it('accepts a form with a file at no other call', async () => {
    const form = '--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nx\r\n--b--\r\n';
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/insert.elderly.open',
      headers: { authorization: server.token, 'content-type': 'multipart/form-data; boundary=b' },
      payload: form,
    });
    expect(answer.statusCode).toBe(415);
  });

  it('requires a session and the permission, and reads nothing before', async () => {
    expect((await upload(server, { token: '' })).body.status).toBe(401);
    const { token } = await server.signInAs({ extraGrants: ['select*.*.*'] });
    expect((await upload(server, { token })).http).toBe(403);
    const other = await server.signInAs({ extraGrants: ['upload.file.open'] });
    expect((await upload(server, { token: other.token })).body.status).toBe(8000);
  });

  it('never uses a file name as a path, whatever it contains', async () => {
    const { fileId } = await uploaded(server, { name: '../../../../etc/pass\u0000wd' });
    expect((await content(server, fileId)).headers['content-disposition']).toBe('attachment; filename="passwd"');
    expect((await upload(server, { name: `${'长'.repeat(500)}.png` })).body.data).toMatchObject({
      name: '长'.repeat(200),
    });
    const strange = await content(server, '../../care.db');
    expect(strange.json()).toMatchObject({ status: 4000 });
  });

  it('serves a Chinese name intact, and with a question mark per character to clients that read ASCII only', async () => {
    const { fileId } = await uploaded(server, { name: '体检 1.png' });
    expect((await content(server, fileId)).headers['content-disposition']).toBe(
      `attachment; filename="?? 1.png"; filename*=UTF-8''${encodeURIComponent('体检 1.png')}`,
    );
  });

  it('returns the same file for the same content of the same user, and another for another user', async () => {
    const picture = newPicture();
    const first = await uploaded(server, { content: picture });
    expect((await uploaded(server, { content: picture, name: 'again.png' })).fileId).toBe(first.fileId);
    const { token } = await server.signInAs({ extraGrants: ['upload.file.open', 'selectContent.file.open'] });
    const other = await uploaded(server, { content: picture, token });
    expect(other.fileId).not.toBe(first.fileId);
    expect(other.sha256).toBe(first.sha256);
  });

  it('creates one file for many parallel uploads of the same content', async () => {
    const picture = newPicture();
    const answers = await Promise.all(Array.from({ length: 5 }, () => uploaded(server, { content: picture })));
    expect(new Set(answers.map(({ fileId }) => fileId)).size).toBe(1);
    expect((await content(server, answers[0]?.fileId ?? '')).statusCode).toBe(200);
  });

  it('serves the byte range that a player requests', async () => {
    const recording = wavRecording({ seconds: 3 });
    const { fileId, durationSec } = await uploaded(server, { kind: 'callRecord', content: recording });
    expect(durationSec).toBe(3);
    const part = await content(server, fileId, { range: 'bytes=44-99' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 44-99/${recording.length}`);
    expect(part.rawPayload).toEqual(recording.subarray(44, 100));
    const end = await content(server, fileId, { range: 'bytes=-10' });
    expect(end.rawPayload).toEqual(recording.subarray(-10));
    expect((await content(server, fileId, { range: 'bytes=99999999-' })).statusCode).toBe(416);
    const all = await content(server, fileId, { range: 'bytes=-99999999' });
    expect([all.statusCode, all.rawPayload.length]).toEqual([206, recording.length]);
    const whole = await content(server, fileId, { range: 'bytes=9-3' });
    expect(whole.statusCode).toBe(200);
    expect(whole.headers['content-length']).toBe(String(recording.length));
  });

  it('is logged without the name of the file', async () => {
    await uploaded(server, { name: '李四身份证.png' });
    const { body, text } = await server.call('selectBySelectivePagination.log.open', {
      operation: 'upload',
      pageSize: 1,
    });
    expect(body.data).toMatchObject([{ entity: 'file', success: true }]);
    expect(text).not.toContain('李四');
  });

  it.each(['insert', 'updateByIdSelective', 'deleteById'])(
    'does not allow to %s a file directly',
    async (operation) => {
      const before = await countFiles();
      const { body } = await server.call(`${operation}.file.open`, { id: 1 });
      expect(body).toMatchObject({ status: 4000 });
      expect(await countFiles()).toBe(before);
    },
  );
});

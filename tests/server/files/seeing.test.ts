import { beforeAll, expect, it } from 'vitest';
import { content, newPicture, uploaded } from '../builders/files';
import { added, attendantInput, elderInput, mobileNumber } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

const REASON = '核对身份信息';

describeOnBothDatabases('who sees a picture', (open) => {
  let server: TestApp;
  /** May read and reveal attendants, and see pictures. */
  let reader: { token: string };
  /** May do the same except reveal. */
  let masked: { token: string };
  beforeAll(async () => {
    server = await testApp(open);
    const grants = ['select*.attendant.open', 'select*.user.open', 'selectContent.file.open', 'upload.file.open'];
    reader = await server.signInAs({ extraGrants: [...grants, 'unmask.attendant.admin'] });
    masked = await server.signInAs({ extraGrants: grants });
  });
  const seen = async (fileId: string, token: string) =>
    (await content(server, fileId, { token })).statusCode === 200 &&
    (await content(server, fileId, { token })).headers['content-type'] === 'image/png';
  const anAttendant = async (changes: Record<string, unknown> = {}) => {
    const input = await attendantInput(server, changes);
    const { id } = await added(server, 'attendant', input);
    return { id, photo: String(input.photo) };
  };

  it('is only the uploader, until a record uses it', async () => {
    const { fileId } = await uploaded(server);
    expect(await seen(fileId, server.token)).toBe(true);
    expect(await seen(fileId, reader.token)).toBe(false);
    const refused = await content(server, fileId, { token: reader.token });
    const unknown = await content(server, 'AAAAAAAAAAAAAAAAAAAAAA', { token: reader.token });
    expect(refused.body).toBe(unknown.body);
    expect((await content(server, fileId, { token: '' })).json()).toMatchObject({ status: 401 });
  });

  it('is nobody without the permission, not even the uploader', async () => {
    const { token } = await server.signInAs({ extraGrants: ['upload.file.open'] });
    const { fileId } = await uploaded(server, { token });
    expect((await content(server, fileId, { token })).statusCode).toBe(403);
  });

  it('of a person is who reveals the record, for sixty seconds, in that session only', async () => {
    const { id, photo } = await anAttendant();
    expect(await seen(photo, server.token)).toBe(false);
    expect(await seen(photo, reader.token)).toBe(false);
    const { body } = await server.call('unmask.attendant.admin', { id, reason: REASON }, { token: reader.token });
    expect(body.data).toMatchObject({ photo });
    expect(await seen(photo, reader.token)).toBe(true);
    expect(await seen(photo, masked.token)).toBe(false);
    server.clock.now += 59_999;
    expect(await seen(photo, reader.token)).toBe(true);
    server.clock.now += 1;
    expect(await seen(photo, reader.token)).toBe(false);
  });

  it('of another record is nobody, whatever else they have revealed', async () => {
    const [one, other] = [await anAttendant(), await anAttendant()];
    await server.call('unmask.attendant.admin', { id: one.id, reason: REASON }, { token: reader.token });
    expect(await seen(other.photo, reader.token)).toBe(false);
  });

  it('in a list that is hidden as a whole is who reveals the record', async () => {
    const { fileId } = await uploaded(server);
    const certs = [{ type: 'health', no: 'H1', issue: '2020-01-01', expire: '2099-12-31', image: fileId }];
    const { id } = await anAttendant({ certs });
    expect(await seen(fileId, reader.token)).toBe(false);
    await server.call('unmask.attendant.admin', { id, reason: REASON }, { token: reader.token });
    expect(await seen(fileId, reader.token)).toBe(true);
  });

  it('that is not masked is who may read the record', async () => {
    const { fileId } = await uploaded(server);
    await added(server, 'user', { nickname: '小鹿', phone: mobileNumber(), avatar: fileId });
    expect(await seen(fileId, masked.token)).toBe(true);
    const { token } = await server.signInAs({ extraGrants: ['select*.elderly.open', 'selectContent.file.open'] });
    expect(await seen(fileId, token)).toBe(false);
  });

  it('of a deleted record is nobody any more', async () => {
    const { id, photo } = await anAttendant();
    await server.call('unmask.attendant.admin', { id, reason: REASON }, { token: reader.token });
    expect((await server.call('deleteById.attendant.open', { id })).body.status).toBe(8000);
    expect(await seen(photo, reader.token)).toBe(false);
    expect(await seen(photo, server.token)).toBe(false);
  });

  it('is unchanged by others: only its uploader can choose it for a record', async () => {
    const { fileId } = await uploaded(server, { token: reader.token });
    const input = await attendantInput(server, { photo: fileId });
    const before = (await server.call('selectAll.attendant.open')).body.dataCount;
    const { body } = await server.call('insert.attendant.open', input);
    expect(body).toMatchObject({ status: 4000, errors: { photo: '图片不存在或已过期，请重新上传' } });
    expect((await server.call('selectAll.attendant.open')).body.dataCount).toBe(before);
    expect(await seen(fileId, reader.token)).toBe(true);
  });

  it.each([
    ['an address of another site', 'https://evil.example/a.png'],
    ['an address of this site', '/files/photo.jpg'],
    ['an id nobody was given', 'AAAAAAAAAAAAAAAAAAAAAA'],
  ])('excludes as a picture %s', async (_what, photo) => {
    const input = await attendantInput(server, { photo });
    const { body } = await server.call('insert.attendant.open', input);
    expect(body.errors).toEqual({ photo: '图片不存在或已过期，请重新上传' });
  });

  it('excludes a recording as a picture', async () => {
    const csv = await uploaded(server, {
      kind: 'serviceInput',
      content: Buffer.from(`no,name\n${newPicture().length}`),
    });
    const certs = [{ type: 'health', no: 'H1', image: csv.fileId }];
    const { body } = await server.call('insert.attendant.open', await attendantInput(server, { certs }));
    expect(body.errors).toEqual({ 'certs.0.image': '图片不存在或已过期，请重新上传' });
  });

  it('is unchanged when another user saves the record, in whichever order', async () => {
    const images = [(await uploaded(server)).fileId, (await uploaded(server)).fileId];
    const elder = await added(server, 'elderly', await elderInput(server, { idImages: images }));
    const editor = await server.signInAs({ extraGrants: ['*.elderly.*', 'selectContent.file.open'] });
    const { body } = await server.call(
      'updateByIdSelective.elderly.open',
      { id: elder.id, idImages: images.toReversed() },
      { token: editor.token },
    );
    expect(body.status).toBe(8000);
    await server.call('unmask.elderly.admin', { id: elder.id, reason: REASON }, { token: editor.token });
    expect(await seen(images[0] ?? '', editor.token)).toBe(true);
  });
});

import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { responseCodes } from '../../../contract/calls/responseCodes';
import { BODY_LIMIT_BYTES } from '../../../contract/constants';
import { clientErrorHandler } from '../../../server/http/clientErrors';
import { addErrorHandler } from '../../../server/http/errorHandler';
import { loadTexts } from '../../../server/plugins/loadTexts';
import { sections } from '../../support/sections';
import { upload } from '../builders/files';
import { doctorInput } from '../builders/people';
import { added, attendantInput, elderInput } from '../builders/records';
import { signInAgain, type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

/** What a program reads of a response. */
interface Told {
  http: number;
  body: { status: number; code?: string };
}

const told = ({ http, body }: Told) => ({ http, status: body.status, code: body.code });
const codesSeen = new Set<string>();

/** The line of the contract that a response must match. */
function expectCode(answer: Told, code: string): void {
  expect(told(answer)).toEqual(responseCodes.find((known) => known.code === code));
  codesSeen.add(code);
}

describeOnBothDatabases('the code of a refusal', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open);
  });
  const raw = async (url: string, contentType: string, payload: string): Promise<Told> => {
    const headers = { authorization: server.token, 'content-type': contentType };
    const answer = await server.app.inject({ method: 'POST', url, headers, payload });
    return { http: answer.statusCode, body: answer.json() };
  };
  const account = async (username: string, fields: Record<string, unknown> = {}) => {
    const password = 'a long enough one';
    const { id } = await added(server, 'admin', { username, password, name: '某人', ...fields });
    return { id, password };
  };

  it('is validation for invalid input, with the reason at each field', async () => {
    const answer = await server.call('insert.elderly.open', await elderInput(server, { name: '', phone: '12' }));
    expectCode(answer, 'validation');
    expect(answer.body.codes).toEqual({ name: 'required', phone: 'badMobile' });
    expect(Object.keys(answer.body.errors ?? {}).sort()).toEqual(Object.keys(answer.body.codes ?? {}).sort());
  });

  it('is validation for a refused transition too, whose message contains all reasons', async () => {
    const { id } = await added(server, 'attendant', await attendantInput(server, { certs: [], photo: null }));
    const answer = await server.call('passAttendant.attendant.open', { id });
    expectCode(answer, 'validation');
    expect(answer.body.codes).toMatchObject({ photo: 'photoRequired', certs: 'healthCertificateMissing' });
  });

  it('is versionConflict when another user saved first', async () => {
    const { id } = await added(server, 'elderly', await elderInput(server));
    expectCode(
      await server.call('updateByIdSelective.elderly.open', { id, version: 9, remark: '新' }),
      'versionConflict',
    );
  });

  it('is notDeleted for a record that nobody has deleted', async () => {
    const { id } = await added(server, 'elderly', await elderInput(server));
    expectCode(await server.call('restoreById.elderly.open', { id }), 'notDeleted');
  });

  it('is possibleDuplicate where the record may be there already', async () => {
    const doctor = await doctorInput(server, { idNo: 'E87654321' });
    await added(server, 'doctor', doctor);
    const again = await doctorInput(server, { idNo: 'E87654321' });
    expectCode(await server.call('insert.doctor.open', again), 'possibleDuplicate');
  });

  it.each(['selectById', 'deleteById', 'updateByIdSelective'])(
    'is notFound for a missing record in %s',
    async (name) => {
      expectCode(await server.call(`${name}.elderly.open`, { id: 900_001 }), 'notFound');
    },
  );

  it('is inUse for a record that others refer to', async () => {
    const type = await added(server, 'elderlyType', { code: 'TMP9', name: '临时' });
    await added(server, 'elderly', await elderInput(server, { elderlyTypeId: type.id }));
    expectCode(await server.call('deleteById.elderlyType.open', { id: type.id }), 'inUse');
  });

  it('is wrongState for a transition that the state does not allow', async () => {
    const { id } = await added(server, 'attendant', await attendantInput(server));
    expectCode(await server.call('resignAttendant.attendant.open', { id }), 'wrongState');
  });

  it('is the reason itself when it belongs to one section', async () => {
    const { body } = await server.call('deleteById.log.open', { id: 1 });
    expect(body).toMatchObject({ status: 4000, code: 'appendOnly' });
  });

  it('is given for each of several records', async () => {
    const { id } = await added(server, 'elderly', await elderInput(server));
    const { body } = await server.call('deleteByIds.elderly.open', { ids: [id, 900_001] });
    expect(body).toMatchObject({ status: 8000, data: { done: [id], failed: [{ id: 900_001, code: 'notFound' }] } });
    expect(body.code).toBeUndefined();
  });

  it('is given for a call for several records of which none was changed', async () => {
    const { body } = await server.call('deleteByIds.elderly.open', { ids: [900_001, 900_002] });
    expect(body).toMatchObject({ status: 4000, code: 'nothingDone', data: { done: [], failed: [{}, {}] } });
  });

  it('explains a failed sign-in', async () => {
    const { password } = await account('locked01');
    expectCode(await server.login('locked01', 'a wrong one here'), 'loginFailed');
    for (let failure = 0; failure < 5; failure += 1) await server.login('locked01', 'a wrong one here');
    expectCode(await server.login('locked01', password), 'locked');
    await account('expired02', { validTo: '2020-01-01' });
    expectCode(await server.login('expired02', password), 'accountExpired');
    const { id } = await account('disabled02');
    await server.call('disableAdmin.admin.open', { id });
    expectCode(await server.login('disabled02', password), 'accountDisabled');
  });

  it('is mustChangePassword while a password set by another administrator is in use', async () => {
    const { id } = await account('given01');
    const password = 'a password that was given';
    await server.call('resetPassword.admin.open', { id, password });
    const { body } = await server.login('given01', password);
    const { token } = body.data as { token: string };
    expectCode(await server.call('selectAll.logType.open', {}, { token }), 'mustChangePassword');
    server.clock.now += 7 * 24 * 3_600_000;
    expectCode(await server.login('given01', password), 'initialPasswordExpired');
    await signInAgain(server);
  });

  it('is reauthenticate when the password was given too long ago', async () => {
    server.clock.now += 10 * 60_000 + 1;
    const answer = await server.call('deleteById.admin.open', { id: 900_001 }, { withoutPassword: true });
    expectCode(answer, 'reauthenticate');
    await signInAgain(server);
  });

  it.each(['', 'forged'])('is sessionEnded with the token %j', async (token) => {
    expectCode(await server.call('selectAll.logType.open', {}, { token }), 'sessionEnded');
    expectCode(await upload(server, { token }), 'sessionEnded');
  });

  it('is forbidden without the permission', async () => {
    const { token } = await server.signInAs({ extraGrants: ['select*.elderly.*'] });
    expectCode(await server.call('insert.elderly.open', {}, { token }), 'forbidden');
    expectCode(await upload(server, { token }), 'forbidden');
  });

  it.each([
    ['broken JSON', '/api/insert.elderly.open', 'application/json', '{"id":', 'badRequest'],
    ['a broken form', '/api/upload.file.open?kind=image', 'multipart/form-data', 'x', 'badRequest'],
    ['an unknown call', '/api/nothing.elderly.open', 'application/json', '{}', 'unknownCall'],
    ['a foreign type', '/api/insert.elderly.open', 'application/xml', '<a/>', 'unsupportedType'],
    ['a file without its form', '/api/upload.file.open?kind=image', 'image/png', 'x', 'unsupportedType'],
    [
      'a body without end',
      '/api/insert.elderly.open',
      'application/json',
      JSON.stringify({ remark: 'x'.repeat(BODY_LIMIT_BYTES) }),
      'bodyTooLarge',
    ],
  ])('describes %s', async (_what, url, contentType, payload, code) => {
    expectCode(await raw(url, contentType, payload), code);
  });

  it('is bodyTooLarge for a picture beyond its limit', async () => {
    expectCode(await upload(server, { content: Buffer.alloc(5 * 1_048_576 + 1, 0xff) }), 'bodyTooLarge');
  });

  it('is tooMany beyond the rate limit', async () => {
    const limited = await testApp(open, { env: { LOGIN_RATE: '1' } });
    expectCode(await limited.login('admin', 'not the password'), 'tooMany');
  });

  it('is absent in a success', async () => {
    const { body } = await server.call('selectAll.logType.open');
    expect(body.status).toBe(8000);
    expect(body).not.toHaveProperty('code');
  });

  it('is secondFactor for a sign-in that needs more than the password, with separate codes for its failures', async () => {
    const { id, password } = await account('two.steps');
    await server.database.write(async (transaction) => {
      await transaction
        .updateTable('admin')
        .set({ mustChangePassword: 0, initialPasswordUntil: null })
        .where('id', '=', id)
        .execute();
      const factor = { id: 'one', adminId: id, kind: 'totp', name: '手机', createTime: 0, sealedSecret: 'lost' };
      await transaction.insertInto('secondFactor').values(factor).execute();
    });
    const asked = await server.login('two.steps', password);
    expectCode(asked, 'secondFactor');
    const finish = (ticket: unknown) => server.call('finishLogin.admin.open', { ticket, code: '123456' });
    expectCode(await finish((asked.body.data as { ticket: string }).ticket), 'secondFactorWrong');
    expectCode(await finish('made up'), 'secondFactorExpired');
  });

  it('is mustEnrol for an account that must first set up a second factor', async () => {
    const { database, clock } = server;
    const strict = await testApp(open, { database, clock, env: { SECOND_FACTOR: 'required' } });
    expectCode(await strict.call('selectAll.logType.open'), 'mustEnrol');
  });
});

describe('the code of an HTTP failure', () => {
  it.each([
    [{ code: 'SQLITE_BUSY' }, 'unavailable'],
    [{ code: 'ECONNREFUSED' }, 'unavailable'],
    [{}, 'serverError'],
    [{ statusCode: 502 }, 'serverError'],
    [{ statusCode: 408 }, 'requestTimeout'],
  ])('of a call with %j', async (facts, code) => {
    const app = Fastify();
    addErrorHandler(app, await loadTexts(sections.plugins));
    app.get('/api/x', () => {
      throw Object.assign(new Error('broken'), facts);
    });
    const answer = await app.inject('/api/x');
    expectCode({ http: answer.statusCode, body: answer.json() }, code);
  });

  const away = [
    ...['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
    ...['08006', '08P01', '57P01', '57P02', '57P03', '57014', '25P03', '25P04'],
  ];
  it.each<[code: string, answered: string]>([
    ...away.map((code): [string, string] => [code, 'unavailable']),
    ['53300', 'overloaded'],
    ['55P03', 'overloaded'],
    ['25006', 'readOnly'],
    ['53100', 'storageFull'],
  ])('of a call whose database is unavailable with %s is %s, with the time to retry', async (code, answered) => {
    const app = Fastify();
    addErrorHandler(app, await loadTexts(sections.plugins));
    app.get('/api/x', () => {
      throw Object.assign(new Error('broken'), { code });
    });
    const answer = await app.inject('/api/x');
    expectCode({ http: answer.statusCode, body: answer.json() }, answered);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it.each([
    ['ERR_HTTP_REQUEST_TIMEOUT', 'requestTimeout'],
    ['HPE_INVALID_METHOD', 'badRequest'],
  ])('of an invalid request (%s)', async (reason, code) => {
    const answer = clientErrorHandler(await loadTexts(sections.plugins));
    const port = await new Promise<number>((resolve) => {
      const listener = createServer((socket) => {
        answer(Object.assign(new Error('no request'), { code: reason }), socket);
        listener.close();
      }).listen(0, '127.0.0.1', () => {
        const address = listener.address();
        if (typeof address === 'object' && address) resolve(address.port);
      });
    });
    const [head = '', body = ''] = (await text(connect(port, '127.0.0.1'))).split('\r\n\r\n');
    expectCode({ http: Number(head.split(' ')[1]), body: JSON.parse(body) }, code);
  });

  it('is tested for every code of the contract', () => {
    expect([...codesSeen].sort()).toEqual(responseCodes.map(({ code }) => code).sort());
  });
});

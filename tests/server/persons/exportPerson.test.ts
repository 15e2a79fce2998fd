import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { ADMIN_PASSWORD } from '../../../harness/adminPassword';
import { newPicture, uploaded } from '../builders/files';
import { added, elderInput } from '../builders/records';
import { generated, recorded } from '../builders/reports';
import { plannedVisit } from '../builders/returnVisits';
import { packetsSent } from '../builders/storedPackets';
import { type TestApp, testApp } from '../builders/testApp';
import { heartRates, stored, wornDevice } from '../builders/wornDevices';
import { describeOnBothDatabases } from '../support/testDatabase';

const REASON = '本人申请查阅全部信息';

describeOnBothDatabases('the data export of a person', (open) => {
  let server: TestApp;
  let elder: { id: number };
  let photo: { fileId: string };
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: Date.parse('2026-03-12T12:00:00+08:00') } });
    photo = await uploaded(server, { content: newPicture() });
    elder = await added(server, 'elderly', await elderInput(server, { phone: '19900001234', photo: photo.fileId }));
    await added(server, 'elderly', await elderInput(server, { phone: '19900005678' }));
  });
  const inject = (params: Record<string, unknown>, token = server.token) =>
    server.app.inject({
      method: 'POST',
      url: '/api/exportPerson.elderly.admin',
      headers: { authorization: token, 'content-type': 'application/json' },
      payload: JSON.stringify(params),
    });
  const codeOf = async (params: Record<string, unknown>, token?: string) => {
    const { statusCode, body } = await inject(params, token);
    return statusCode === 200 ? (JSON.parse(body).code as string) : statusCode;
  };

  it('is exported as one archive: the full record, what refers to it, files, the log, a manifest', async () => {
    const visit = await plannedVisit(server, { elderlyId: elder.id });
    const answer = await inject({ id: elder.id, reason: REASON });
    expect(answer.headers['content-type']).toBe('application/zip');
    const files = unzipSync(answer.rawPayload);
    const text = (path: string) => Buffer.from(files[path] ?? []).toString();
    const rows = (path: string) =>
      text(path)
        .trim()
        .split('\n')
        .map((line): unknown => JSON.parse(line));
    expect(rows('records/elderly.jsonl')).toMatchObject([{ id: elder.id, phone: '19900001234' }]);
    expect(rows('records/returnVisit.jsonl')).toMatchObject([{ id: visit.id, elderlyId: elder.id }]);
    expect(rows('log.jsonl')).toContainEqual(
      expect.objectContaining({ entity: 'elderly', operation: 'insert', entityId: String(elder.id) }),
    );
    const manifest = JSON.parse(text('manifest.json'));
    expect(manifest).toMatchObject({ person: { entity: 'elderly', id: elder.id }, missing: [], createdBy: 1 });
    expect(Object.keys(files).sort()).toEqual(
      ['manifest.json', ...manifest.files.map(({ path }: { path: string }) => path)].sort(),
    );
    for (const { path, bytes, sha256 } of manifest.files) {
      const content = files[path] ?? new Uint8Array();
      expect([path, content.length, createHash('sha256').update(content).digest('hex')]).toEqual([path, bytes, sha256]);
    }
    expect(manifest.files.map(({ path }: { path: string }) => path)).toContain(`files/${photo.fileId}`);
    expect(Buffer.concat(Object.values(files)).toString()).not.toContain('19900005678');
  });

  it('is logged with the reason, as an export and as access to personal data', async () => {
    const { body } = await server.call('selectBySelectivePagination.log.open', { operation: 'exportPerson' });
    expect(body.data).toMatchObject([
      { reason: REASON, entityId: String(elder.id), success: true },
      { reason: REASON },
    ]);
  });

  it('requires a reason, an existing record, its own permission and that to reveal', async () => {
    expect(await codeOf({ id: elder.id, reason: '看' })).toBe('validation');
    expect(await codeOf({ id: 999_999, reason: REASON })).toBe('notFound');
    const rights = ['select*.elderly.*', 'unmask.elderly.admin', 'exportPerson.elderly.admin'];
    const [all, without, masked] = await Promise.all([
      server.signInAs({ extraGrants: rights }),
      server.signInAs({ extraGrants: rights.slice(0, 2) }),
      server.signInAs({ extraGrants: [rights[0], rights[2]] }),
    ]);
    expect(await codeOf({ id: elder.id, reason: REASON }, without.token)).toBe(403);
    expect(await codeOf({ id: elder.id, reason: REASON }, masked.token)).toBe(403);
    expect((await inject({ id: elder.id, reason: REASON }, all.token)).headers['content-type']).toBe('application/zip');
  });

  it('respects the data scope', async () => {
    const { token } = await server.signInAs({ extraGrants: ['*.*.*'], dataScope: 'own' });
    expect(await codeOf({ id: elder.id, reason: REASON }, token)).toBe('notFound');
  });

  it('requires a recent password confirmation', async () => {
    server.clock.now += 11 * 60_000;
    expect(await codeOf({ id: elder.id, reason: REASON })).toBe('reauthenticate');
    await server.call('reauthenticate.admin.open', { password: ADMIN_PASSWORD });
    expect((await inject({ id: elder.id, reason: REASON })).headers['content-type']).toBe('application/zip');
  });

  it('includes what devices measured: series of days, packets, the waveforms of reports', async () => {
    const { elderlyId, deviceUserId, deviceId } = await wornDevice(server, { type: 'ECG_PATCH' });
    const date = '2026-03-10';
    await stored(server, deviceId, [heartRates(date)]);
    await packetsSent(server, { deviceId, date }, [
      { seq: 1, sec: 36_000, samples: new Array(2_500).fill(7) },
      { seq: 2, sec: 36_010, samples: new Array(2_500).fill(8), isMissing: true },
    ]);
    const report = await generated(server, { deviceId, deviceUserId });
    const samples = Int16Array.from({ length: 7_500 }, (_, at) => Math.round(Math.sin(at / 30) * 200));
    await recorded(server, report.id, {
      hz: 250,
      microvoltsPerUnit: 5,
      sampleCount: samples.length,
      samples: [samples],
      beats: () => [],
    });
    const files = unzipSync((await inject({ id: elderlyId, reason: REASON })).rawPayload);
    const [day] = Buffer.from(files['records/heartRate.jsonl'] ?? [])
      .toString()
      .split('\n');
    expect(JSON.parse(day ?? '{}').series).toMatchObject({ count: 1_440 });
    expect(files[`contents/raw/${deviceId}-${date}-ecg-1.bin`]).toHaveLength(5_000);
    expect(files[`contents/ecg/${report.reportNo}.ecg`]?.length).toBeGreaterThan(samples.byteLength);
    const manifest = JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString());
    const listed = manifest.files.map(({ path }: { path: string }) => path);
    expect(listed).toEqual(expect.arrayContaining([`contents/ecg/${report.reportNo}.ecg`]));
  });
});

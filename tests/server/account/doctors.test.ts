import { beforeAll, expect, it } from 'vitest';
import { addDays, dayAt } from '../../../contract/moment';
import { ADMIN_PASSWORD } from '../../../harness/adminPassword';
import { doctorInput, passedDoctor } from '../builders/people';
import { added, elderInput } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('doctors', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open);
  });
  const shown = async (id: number) => (await server.call('selectById.doctor.open', { id })).body.data;
  const today = () => dayAt(server.clock.now);
  /** Advances the clock beyond the end of any session. */
  const wait = async (days: number) => {
    server.clock.now += days * 86_400_000;
    await server.app.jobs.runDue();
    server.token = ((await server.login('admin', ADMIN_PASSWORD)).body.data as { token: string }).token;
  };
  const warnings = async (id: number) =>
    (
      await server.call('selectBySelectivePagination.outbox.open', {
        reason: 'licenceExpiry',
        receiverType: 'doctor',
        receiverId: id,
      })
    ).body.dataCount;

  it('are approved, and shown masked', async () => {
    const doctor = await passedDoctor(server);
    expect(doctor).toMatchObject({ name: '钱*仁', status: 'passed', doctorNo: expect.stringMatching(/^D\d{7}$/) });
    expect(doctor.phone).toMatch(/^199\*{4}\d{4}$/);
  });

  it.each([
    [{ licenseImages: [] }, 'licenseImages', '缺少执业证书照片'],
    [{ licenseExpire: '2020-01-01' }, 'licenseExpire', '执业证书已过期'],
  ])('are not approved with %j', async (changes, field, message) => {
    const { id } = await added(server, 'doctor', await doctorInput(server, changes));
    const { body } = await server.call('passDoctor.doctor.open', { id });
    expect(body).toMatchObject({ status: 4000, errors: { [field]: message } });
    expect(await shown(id)).toMatchObject({ status: 'pending', version: 1 });
  });

  it('are approved on the last day of the license', async () => {
    const { status } = await passedDoctor(server, { licenseExpire: today() });
    expect(status).toBe('passed');
  });

  it('are rejected with a reason, and can apply again', async () => {
    const { id } = await added(server, 'doctor', await doctorInput(server));
    expect((await server.call('rejectDoctor.doctor.open', { id })).body.errors).toEqual({ reason: '不能为空' });
    await server.call('rejectDoctor.doctor.open', { id, reason: '单位不符' });
    expect(await shown(id)).toMatchObject({ status: 'rejected', statusReason: '单位不符' });
    await server.call('resubmitDoctor.doctor.open', { id });
    expect(await shown(id)).toMatchObject({ status: 'pending', statusReason: null });
  });

  it('are disabled a day after the license ended, and notified thirty days before, once', async () => {
    const expire = addDays(today(), 30);
    const { id } = await passedDoctor(server, { licenseExpire: expire });
    const later = await passedDoctor(server, { licenseExpire: addDays(expire, 1) });
    await server.app.jobs.runDue();
    expect([await warnings(id), await warnings(later.id)]).toEqual([1, 0]);
    await wait(30);
    expect(await shown(id)).toMatchObject({ status: 'passed' });
    expect(await warnings(id)).toBe(1);
    await wait(1);
    expect(await shown(id)).toMatchObject({ status: 'disabled' });
    expect(await shown(later.id)).toMatchObject({ status: 'passed' });
    const { body } = await server.call('enableDoctor.doctor.open', { id });
    expect(body.errors).toEqual({ licenseExpire: '执业证书已过期' });
  });

  it('count the elders in their care, and cannot be deleted while they have any', async () => {
    const { id } = await passedDoctor(server);
    await added(server, 'elderly', await elderInput(server, { doctorId: id }));
    expect(await shown(id)).toMatchObject({ patientCount: 1 });
    expect((await server.call('deleteById.doctor.open', { id })).body.message).toContain('老人 1 条');
  });
});

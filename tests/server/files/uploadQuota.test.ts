import { expect, it } from 'vitest';
import { MEBIBYTE } from '../../../contract/calls/files';
import { upload } from '../builders/files';
import { testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('the daily upload quota of an account', (open) => {
  it('includes refused uploads, for this account only', async () => {
    const server = await testApp(open, { env: { UPLOAD_DAY_MB: '1' } });
    const other = await server.signInAs({ superAdmin: true });
    const noPicture = Buffer.alloc(MEBIBYTE, 'no picture ');
    expect((await upload(server, { content: noPicture })).body).toMatchObject({ status: 4000 });
    const { body } = await upload(server);
    expect(body).toMatchObject({ status: 4000, code: 'uploadQuota' });
    expect((await upload(server, { token: other.token })).body.status).toBe(8000);
  });
});

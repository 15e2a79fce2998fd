import { expect, it } from 'vitest';
import { readSetting, storeMissingSetting, storeSetting } from '../../../../server/db/rows/settings';
import { describeOnBothDatabases } from '../../support/testDatabase';

const NAME = 'tests.setting';

describeOnBothDatabases('settings', (open) => {
  it('are undefined until they are stored, and then the last stored value', async () => {
    const { read, write } = await open();
    expect(await readSetting(read, NAME)).toBeUndefined();
    await write((transaction) => storeSetting(transaction, NAME, 'first'));
    await write((transaction) => storeSetting(transaction, NAME, "it's the second"));
    expect(await readSetting(read, NAME)).toBe("it's the second");
  });

  it('keep their value when only a missing value is stored', async () => {
    const { read, write } = await open();
    await write((transaction) => storeMissingSetting(transaction, NAME, 'first'));
    await write((transaction) => storeMissingSetting(transaction, NAME, 'second'));
    expect(await readSetting(read, NAME)).toBe('first');
  });
});

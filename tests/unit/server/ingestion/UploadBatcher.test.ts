import { describe, expect, it } from 'vitest';
import type { RecordKind } from '../../../../src/plugins/device/entities/uploads/recordKinds';
import type { DeviceUpload } from '../../../../src/plugins/record/server/ingestion/acceptUpload';
import { type StoreBatch, UploadBatcher } from '../../../../src/plugins/record/server/ingestion/UploadBatcher';
import { UploadRefusal } from '../../../../src/plugins/record/server/ingestion/UploadRefusal';

const sent = (id: number, kind: RecordKind = 'heartRate', nonce = '') =>
  ({ device: { id }, kind, headers: { nonce } }) as unknown as DeviceUpload;
const nameOf = ({ device, kind, headers }: DeviceUpload) => `${device.id} ${kind}${headers.nonce}`;
const row = (id: number) => [
  {
    kind: 'heartRate' as const,
    date: '2026-03-09',
    id,
    deviceUserId: 5,
    isNew: true,
    keptFiner: false,
    overwritten: 0,
    alertLevel: 'none' as const,
  },
];

/** A store that records its batches, and completes one on command. */
function heldStore() {
  const groups: string[][] = [];
  const finish: (() => void)[] = [];
  const store: StoreBatch = async (group) => {
    groups.push(group.map(nameOf));
    await new Promise<void>((resolve) => finish.push(resolve));
    return group.map(({ device }) => row(device.id));
  };
  return { groups, finish, store };
}

describe('batches of uploads', () => {
  it('contain what waits when one begins; later uploads go into the next', async () => {
    const { groups, finish, store } = heldStore();
    const uploads = new UploadBatcher('sqlite', store);
    const first = [uploads.accept(sent(1)), uploads.accept(sent(2))];
    await expect.poll(() => groups).toEqual([['1 heartRate', '2 heartRate']]);
    const later = [uploads.accept(sent(3)), uploads.accept(sent(4, 'sport'))];
    finish[0]?.();
    expect(await Promise.all(first)).toEqual([row(1), row(2)]);
    await expect.poll(() => groups[1]).toEqual(['3 heartRate', '4 sport']);
    finish[1]?.();
    await Promise.all(later);
  });

  it('contain 32 at most', async () => {
    const { groups, finish, store } = heldStore();
    const uploads = new UploadBatcher('sqlite', store);
    const all = Array.from({ length: 33 }, (_, index) => uploads.accept(sent(index)));
    await expect.poll(() => groups.map(({ length }) => length)).toEqual([32]);
    finish[0]?.();
    await expect.poll(() => groups.map(({ length }) => length)).toEqual([32, 1]);
    finish[1]?.();
    expect(await Promise.all(all)).toHaveLength(33);
  });

  it('contain one upload of a device and kind, in the order of arrival, even when run in parallel', async () => {
    const { groups, finish, store } = heldStore();
    const uploads = new UploadBatcher('postgres', store);
    const parts = [' a', ' b', ' c'].map((part) => uploads.accept(sent(1, 'heartRate', part)));
    const other = uploads.accept(sent(1, 'sport'));
    await expect.poll(() => groups).toEqual([['1 heartRate a', '1 sport']]);
    const another = uploads.accept(sent(2));
    await expect.poll(() => groups[1]).toEqual(['2 heartRate']);
    finish[1]?.();
    await another;
    finish[0]?.();
    await expect.poll(() => groups[2]).toEqual(['1 heartRate b']);
    finish[2]?.();
    await expect.poll(() => groups[3]).toEqual(['1 heartRate c']);
    finish[3]?.();
    await Promise.all([...parts, other]);
    expect(groups).toHaveLength(4);
  });

  it('answer each upload individually, whether accepted or refused', async () => {
    const uploads = new UploadBatcher('sqlite', async (group) =>
      group.map(({ device: { id } }) => (id === 2 ? new UploadRefusal('replayed', { deviceId: id }) : row(id))),
    );
    const [one, two] = await Promise.allSettled([uploads.accept(sent(1)), uploads.accept(sent(2))]);
    expect(one).toMatchObject({ status: 'fulfilled', value: row(1) });
    expect(two).toMatchObject({ status: 'rejected', reason: { code: 'replayed' } });
  });

  it('retry each upload individually when a batch fails', async () => {
    const tried: string[][] = [];
    const uploads = new UploadBatcher('sqlite', async (group) => {
      tried.push(group.map(nameOf));
      if (group.some(({ device }) => device.id === 2)) throw new Error('broken');
      return group.map(({ device }) => row(device.id));
    });
    const answers = await Promise.allSettled([1, 2, 3].map((id) => uploads.accept(sent(id))));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(tried).toEqual([
      ['1 heartRate', '2 heartRate', '3 heartRate'],
      ['1 heartRate'],
      ['2 heartRate'],
      ['3 heartRate'],
    ]);
  });
});

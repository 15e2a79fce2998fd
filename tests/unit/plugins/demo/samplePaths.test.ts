import { describe, expect, it } from 'vitest';
import { readSamplePath, SAMPLE_PATHS } from '../../../../src/plugins/demo/samplePaths';

describe('the path of a sample', () => {
  it.each([
    ['playground/store/size', { group: 'playground', topic: 'store', name: 'storeSize' }],
    ['playground/page-cache/params/:id', { group: 'playground', topic: 'page-cache', name: 'pageCacheParams' }],
    ['playground/db/page-snapshot-user', { group: 'playground', topic: 'db', name: 'dbPageSnapshotUser' }],
    ['plugins/js-cookie', { group: 'plugins', topic: '', name: 'jsCookie' }],
    ['components/index', { group: 'components', topic: '', name: 'components' }],
  ])('is read from its address %s', (path, place) => {
    expect(readSamplePath(path)).toEqual(place);
  });

  it('is unique', () => {
    const names = SAMPLE_PATHS.map((path) => readSamplePath(path).name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('exists for each address that the specification names', () => {
    expect(SAMPLE_PATHS).toEqual(
      expect.arrayContaining([
        'playground/index',
        'plugins/index',
        'components/index',
        'playground/page-cache/params/:id',
        'playground/page-argu/get/:username',
      ]),
    );
  });
});

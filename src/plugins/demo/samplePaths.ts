/** Paths of all sample pages below /demo, in display order. */
export const SAMPLE_PATHS = [
  'playground/index',
  'playground/store/page',
  'playground/store/menu',
  'playground/store/size',
  'playground/store/ua',
  'playground/store/gray',
  'playground/store/fullscreen',
  'playground/store/theme',
  'playground/store/transition',
  'playground/page-cache/on',
  'playground/page-cache/off',
  'playground/page-cache/params/:id',
  'playground/page-argu/send',
  'playground/page-argu/get/:username',
  'playground/db/all',
  'playground/db/public',
  'playground/db/user',
  'playground/db/page-public',
  'playground/db/page-user',
  'playground/db/page-snapshot-public',
  'playground/db/page-snapshot-user',
  'playground/log/ajax',
  'playground/log/console',
  'playground/log/error',
  'playground/log/log',
  'playground/add-routes/routes',
  'playground/env',
  'playground/locales',
  'playground/frame/html',
  'playground/mock',
  'plugins/index',
  'plugins/clipboard-polyfill',
  'plugins/day',
  'plugins/export/table',
  'plugins/export/txt',
  'plugins/import/csv',
  'plugins/import/xlsx',
  'plugins/js-cookie',
  'components/index',
  'components/kit',
  'components/container/full',
  'components/container/full-slot',
  'components/container/ghost',
  'components/container/ghost-slot',
  'components/container/card',
  'components/container/card-slot',
  'components/container/api',
  'components/countup',
  'components/rich-text',
  'components/highlight',
  'components/icon/icon',
  'components/icon/list',
  'components/icon/select',
  'components/json-tree',
  'components/chart',
  'components/layout/grid',
  'components/layout/splitpane',
  'components/markdown/source',
  'components/markdown/url',
] as const;

/** Location of a sample in files and texts: `playground/store/size` is `StoreSize.tsx` and `demo.storeSize`. */
export interface SampleName {
  /** `playground`, `plugins` or `components`. */
  group: string;
  /** The first word within the group, which is a heading in the list; '' for single pages. */
  topic: string;
  /** In camelCase; the index of a group has the name of the group. */
  name: string;
}

/** Parses the location of a sample from its path. */
export function readSamplePath(path: string): SampleName {
  const [group = '', ...words] = path.split('/').filter((word) => !word.startsWith(':'));
  if (words[0] === 'index') return { group, topic: '', name: group };
  const name = words.join('-').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return { group, topic: words.length > 1 ? (words[0] ?? '') : '', name };
}

import type { PackageTextRecord } from './zh-CN';

const texts: PackageTextRecord = {
  description:
    'Packages you have exported. They can be downloaded for 24 hours, and are deleted 15 minutes after they have been.',
  help: 'Makes a zip with CSV, Excel, codes and a list of checksums; at most %{max} rows.',
  what: 'Contents',
  rows: 'Export the %{smart_count} row of this list |||| Export the %{smart_count} rows of this list',
  filtered: 'The %{smart_count} row of the current filters |||| The %{smart_count} rows of the current filters',
  whole: 'Everything',
  person: 'Personal data',
  masked: 'Masked: names, document numbers and phones in part only',
  unmasked: 'In full, with a reason, which is logged',
  onlyMasked: 'Personal data will be masked.',
  images: 'With pictures',
  begin: 'Start export',
  progress: 'Progress of the export',
  queued: 'Waiting, %{smart_count} row |||| Waiting, %{smart_count} rows',
  running: 'Exporting %{smart_count} row, %{percent}% done |||| Exporting %{smart_count} rows, %{percent}% done',
  goOn: 'You may close this window and go on working; download it later under “My packages”.',
  ready:
    '%{smart_count} row exported, %{size}; download it before %{time}. |||| %{smart_count} rows exported, %{size}; download them before %{time}.',
  download: 'Download',
  cancel: 'Cancel export',
  mine: 'My packages',
  everybody: "Everybody's",
  size: 'Size',
};
export default texts;

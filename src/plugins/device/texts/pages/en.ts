import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  device: {
    register: 'Register a device',
    rotate: 'Replace the key',
    history: 'History of use',
    low: 'Only %{battery} % of charge is left; please remind the wearer',
  },
  secret: {
    label: 'Upload key',
    once: 'The key is shown this one time. Copy it into the device now; afterwards it can only be replaced.',
    of: 'Key of device %{sn}:',
    copy: 'Copy the key',
    use: 'The device signs each upload with it, so that the server knows where data comes from. Do not send it by chat or mail.',
    kept: 'I have kept it',
    replaces: 'The old key stops working at once; the device uploads again only with the new one.',
    missing: 'This device has no key and cannot upload; replacing the key makes one.',
  },
  records: 'Health records',
  wearer: {
    ofElder: 'Devices worn',
    baselineOf: 'As of %{date}, medians of %{days} days with enough data',
    noBaseline: 'Not enough data yet',
    lastAlert: 'Last alert:',
    devices: 'Devices in use',
    followers: 'Followed by',
  },
  quick: {
    bound: 'In use',
    offline: 'Offline',
    low: 'Low battery',
    stock: 'In stock',
    lost: 'Lost',
  },
  index: {
    title: 'Devices home',
    description: 'Which devices are online, charged and sending data, and what waits',
    todo: 'To do',
    critical: 'Critical alerts since yesterday',
    silent: 'No data for a day',
    low: 'Battery below 20 %',
    warranty: 'Warranty ends within 30 days',
    pending: 'Relations to confirm',
    contact: 'Contact of devices in use',
    online: 'Online',
    offline: 'Offline',
    never: 'Never seen',
    refused: 'Refused uploads since yesterday',
    states: 'States',
    types: 'In use by type',
    wearers: 'Wearers',
  },
  unassigned: {
    description:
      'What devices measured while they were bound to nobody: no alerts, in no record of a person, until somebody says whose it is',
    none: 'There are no unassigned samples',
    cut: 'Only the newest %{max} stretches are listed',
    samples: '%{count} samples',
    assign: 'Assign to a wearer',
    history: 'History and assignments',
  },
  charts: {
    refusals: 'Uploads refused day by day',
    byContact: 'Contact with devices in use',
  },
};

export default texts;

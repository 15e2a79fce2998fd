import type { SameKeys } from '../../../../../contract/texts/textShape';
import day from './day/en';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  day,
  queue: { critical: 'Critical alerts to take on' },
  list: {
    critical: 'Critical',
    warn: 'Warning',
    lastDays: 'Yesterday and today',
    poor: 'Poor quality',
  },
  ward: {
    waitingCritical: 'Critical alerts nobody has taken on',
    history: 'Alerts of all wearers',
    title: 'Ward',
    description:
      'Critical alerts that nobody has closed, and warnings of the last 24 hours: life-threatening first, then critical (oldest first), then warnings; refreshed every 30 seconds',
    nobody: 'Nobody needs attention now',
    cut: 'Only the worst %{max} are shown; please narrow the question',
    all: 'All',
    region: 'Region',
    count: '%{shown} shown, %{waiting} open',
    more: '%{count} more findings',
    age: '%{age} years',
    since: 'Began %{time}',
    figures: '%{value} (limit %{limit})',
    doctor: 'Doctor: %{name}',
    noDoctor: 'none',
    course: 'Course of %{kind}: lowest %{least}, highest %{most}, latest %{last}',
    known: {
      ongoing: 'ongoing',
      ended: 'ended %{time}',
      unknown: 'until the end of the data %{time}, unknown since',
    },
    lastData: 'Last data: %{time}',
    noData: 'No data yet',
    limit: 'limit %{limit}',
    phone: 'Phone',
    followUp: 'Record as follow-up',
    lastClosed: 'Last closed: %{time} %{name}, %{outcome}',
    bell: 'Ring for new critical alerts',
    bellHelp: 'Rings and shows a browser notification for new critical alerts while this page is open',
    newCritical: '%{name} has a new critical alert',
    escalated: {
      post: 'Nobody took it on since %{time}: all of the post are asked',
      lead: 'Nobody took it on since %{time}: the doctor in charge is told',
    },
    waiting: '%{count} critical alerts have waited for too long; whoever is on duty, please take them on now',
    alsoSeen: 'Also seen in',
    withdrawn: 'Taken back: %{finding} (%{time}), %{reason}',
    escalatedCritical: 'Nobody has taken on the critical alert of %{name} yet',
  },
  units: {
    perMinute: '%{value}/min',
    percent: '%{value}%',
    mmHg: '%{value} mmHg',
    minutes: '%{value} min',
    hours: '%{value} h',
    milliseconds: '%{value} ms',
    millivolts: '%{value} mV',
    times: '%{value} times',
    steps: '%{value} steps',
    gravity: '%{value} g',
  },
  readings: {
    time: 'Time',
    add: 'Add a reading',
    remove: 'Remove reading %{number}',
    number: 'Reading %{number}',
    help: 'Readings join what the device has sent of the day; at the same time those entered here count',
    correctHelp: 'Replaces all readings of the day; the reason goes into the log',
    save: 'Save',
  },
};

export default texts;

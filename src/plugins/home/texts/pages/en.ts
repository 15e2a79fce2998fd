import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  queue: {
    title: 'Waiting for you',
    count: '%{count} entry |||| %{count} entries',
    kinds: 'Kinds of entries',
    all: 'All',
    allHint: 'The sum of the kinds beside it',
    handedOnly: 'Only those of “%{name}” that were handed to you',
    failed: '“%{name}” could not be read',
    nothing: 'Nothing waits for you',
    nothingText: 'New entries appear here by themselves',
    more: 'More',
    list: 'Open the list (%{count})',
    zeros: 'None: %{names}',
    handedBy: 'From %{name}',
    since: 'came in %{when}',
    due: 'due %{when}',
    overdue: 'was due %{when}',
    later: 'Put off or hand over',
    handOver: 'Hand over',
    giveBack: 'Take out of my queue',
    handedOver: 'Handed over',
    handOverHelp: 'It stands first on their start page; the record itself does not change.',
    colleague: 'Colleague',
    away: '%{smart_count} entry put off or handed over |||| %{smart_count} entries put off or handed over',
    takeBack: 'Take back',
    until: 'put off until %{time}',
    with: 'with %{name}',
    call: {
      action: 'Call',
      title: 'Call: %{name}',
      nobody: 'This record names nobody to call',
      masked: 'You may not see full numbers. Hand the entry over to a colleague who may.',
      reveal: 'Show numbers',
    },
    snooze: {
      hour: 'In an hour',
      tomorrow: 'Tomorrow morning',
      days3: 'In three days',
      week: 'In a week',
    },
  },
  arrange: {
    action: 'Arrange',
    title: 'Arrange the start page',
    up: 'Move %{name} up',
    down: 'Move %{name} down',
    show: 'Show %{name}',
    reset: 'As it was',
  },
};

export default texts;

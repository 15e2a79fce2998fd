import type { SectionTexts } from '@console/contract/texts/entityTexts';

const texts: SectionTexts = {
  fallAlarm: {
    name: '{{title}}',
    fields: {
      title: 'Title',
      day: 'Day',
      level: 'Level',
      status: 'State',
      remark: 'Remark',
      closeOldFallAlarms_before: 'Older than',
    },
    choices: {
      level: {
        low: 'Low',
        high: 'High',
      },
      status: {
        open: 'Open',
        closed: 'Closed',
      },
    },
    transitions: {
      closeFallAlarm: 'Close',
    },
    groups: {
      basics: 'Basics',
    },
    quickFilters: {
      open: 'Open',
    },
  },
};

export default texts;

import type { SectionTexts } from '@console/contract/texts/entityTexts';

const texts: SectionTexts = {
  fallAlarm: {
    name: '{{title}}',
    fields: {
      title: '件名',
      day: '日付',
      level: 'レベル',
      status: '状態',
      remark: '備考',
      closeOldFallAlarms_before: 'この日より前',
    },
    choices: {
      level: {
        low: '低',
        high: '高',
      },
      status: {
        open: '未対応',
        closed: '対応済み',
      },
    },
    transitions: {
      closeFallAlarm: '閉じる',
    },
    groups: {
      basics: '基本情報',
    },
    quickFilters: {
      open: '未対応',
    },
  },
};

export default texts;

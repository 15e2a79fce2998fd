import type { SectionTexts } from '@console/contract/texts/entityTexts';

const texts: SectionTexts = {
  fallAlarm: {
    name: '{{title}}',
    fields: {
      title: '標題',
      day: '日期',
      level: '等級',
      status: '狀態',
      remark: '備註',
      closeOldFallAlarms_before: '早於此日期',
    },
    choices: {
      level: {
        low: '低',
        high: '高',
      },
      status: {
        open: '待處理',
        closed: '已關閉',
      },
    },
    transitions: {
      closeFallAlarm: '關閉',
    },
    groups: {
      basics: '基本資訊',
    },
    quickFilters: {
      open: '待處理',
    },
  },
};

export default texts;

import type { SectionTexts } from '@console/contract/texts/entityTexts';

const texts: SectionTexts = {
  fallAlarm: {
    name: '{{title}}',
    fields: {
      title: '标题',
      day: '日期',
      level: '等级',
      status: '状态',
      remark: '备注',
      closeOldFallAlarms_before: '早于此日期',
    },
    choices: {
      level: {
        low: '低',
        high: '高',
      },
      status: {
        open: '待处理',
        closed: '已关闭',
      },
    },
    transitions: {
      closeFallAlarm: '关闭',
    },
    groups: {
      basics: '基本信息',
    },
    quickFilters: {
      open: '待处理',
    },
  },
};

export default texts;

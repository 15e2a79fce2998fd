const texts = {
  section: '{{title}}',
  pages: {
    index: '{{title}}首页',
    fallAlarm: '{{title}}列表',
  },
  closeOld: {
    action: '关闭旧记录',
  },
  settings: {
    openDays: '多少天以前的记录算旧记录',
  },
};

export default texts;

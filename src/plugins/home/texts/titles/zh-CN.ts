const texts = {
  section: '首页',
  title: '系统首页',
  dataDashboard: '智慧数据大屏',
  recent: '最近访问',
  shortcuts: '功能入口',
  greeting: {
    night: '夜深了，%{name}',
    morning: '早上好，%{name}',
    noon: '中午好，%{name}',
    afternoon: '下午好，%{name}',
    evening: '晚上好，%{name}',
  },
};

export default texts;

const texts = {
  section: '报告',
  pages: {
    index: '报告首页',
    ecg: '心电报告',
    lorenz: '洛伦兹散点图',
    lorenzType: '洛伦兹类型',
    sleep: '睡眠报告',
  },
};

export default texts;

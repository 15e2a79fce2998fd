const texts = {
  closeOldFallAlarms: '关闭旧记录',
};

export default texts;

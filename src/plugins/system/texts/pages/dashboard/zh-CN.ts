const dashboard = {
  description: '公司运行情况的关键指标，由服务器实时统计，手动填写的指标有标记。',
  asOf: '统计时间 %{time}',
  manual: '手动',
  target: '目标 %{target}',
  settings: '面板设置',
  wall: { targets: '目标达成', shares: '主要比率' },
  present: '全屏展示',
  topic: '主题',
  value: '当前值',
  counted: '自动统计值',
  moveUp: '上移 %{name}',
  moveDown: '下移 %{name}',
  units: {
    percent: '%{number}%',
    hours: '%{number} 小时',
    minutes: '%{number} 分钟',
    stars: '%{number} 星',
  },
  charts: {
    count: '数量',
    empty: '没有数据',
  },
  problems: {
    refresh: '刷新间隔为 30 到 3600 之间的整数秒',
    figures: '有指标的手动值或目标值不是数字，或手动指标没有填值',
  },
};

export default dashboard;

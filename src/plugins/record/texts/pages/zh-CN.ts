import day from './day/zh-CN';

const texts = {
  day,
  list: {
    critical: '危急',
    warn: '预警',
    lastDays: '昨天和今天',
    poor: '质量差',
  },
  ward: {
    history: '全部佩戴者预警',
    title: '预警总览',
    description: '最近 24 小时内有预警的佩戴者，最严重的在前；每 30 秒自动刷新',
    nobody: '目前没有需要处理的预警',
    cut: '只显示最严重的 %{max} 人，请缩小范围',
    all: '全部',
    region: '地区代码',
    count: '共 %{shown} 人，待处理 %{waiting} 人',
    more: '另有 %{count} 项发现',
    age: '%{age} 岁',
    since: '始于 %{time}',
    figures: '%{value}（界限 %{limit}）',
    doctor: '负责医生：%{name}',
    noDoctor: '未指定',
    course: '%{kind}走势：最低 %{least}，最高 %{most}，最近 %{last}',
  },
  units: {
    perMinute: '%{value} 次/分',
    percent: '%{value}%',
    mmHg: '%{value} mmHg',
    minutes: '%{value} 分钟',
    milliseconds: '%{value} 毫秒',
    millivolts: '%{value} 毫伏',
    times: '%{value} 次',
    steps: '%{value} 步',
    milligravity: '%{value} mg',
  },
  readings: {
    time: '时间',
    add: '添加一次测量',
    remove: '删除第 %{number} 次测量',
    number: '第 %{number} 次',
    help: '录入的测量值与设备当天上传的合并；同一时刻以录入为准',
    correctHelp: '将替换当天全部测量值，原因会写入日志',
    save: '保存',
  },
};

export default texts;

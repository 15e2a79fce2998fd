import panel from './panel/zh-CN';

const texts = {
  visit: {
    finish: '完成回访',
    ofElder: '该老人的回访',
    askAll: '显示全部项目',
    referralRule: '血压达到 %{sys}/%{dia} mmHg 时须转诊，并在 %{days} 天内安排第二次联系',
    deceased: '本次回访得知老人已去世，请在老人档案中登记',
    openElder: '打开老人档案',
    view: {
      list: '列表',
      calendar: '日历',
    },
  },
  plan: {
    button: '按等级安排',
    title: '按回访等级安排回访',
    visitorHelp: '不选则由老人的个案管理员回访',
    due: '%{count} 位老人应回访且尚未安排',
    tooMany: '%{count} 位老人应回访，本次安排最紧急的 %{max} 位',
  },
  calendar: {
    previous: '上个月',
    next: '下个月',
    today: '今天',
    ofDay: '%{day} 的回访',
  },
  transcripts: {
    button: '搜索转写',
    title: '在转写中搜索',
    logged: '能查看转写的人才能搜索；每次搜索都会记入隐私日志',
    none: '没有找到含有这些文字的转写',
    latest: '只显示最近的 %{count} 通',
  },
  player: {
    play: '播放',
    pause: '暂停',
    speed: '播放速度',
    download: '下载',
    position: '播放位置',
    decoding: '正在绘制波形',
    unknown: '浏览器无法播放这种格式，请下载后收听',
    amr: '浏览器不能播放 AMR 录音，请下载后用本机的播放器收听',
    notAllowed: '没有收听录音的权限',
    logged: '每次收听和下载都会记入隐私日志',
  },
  index: {
    title: '回访首页',
    description: '待办事项与近 30 天的回访结果',
    todo: '待处理',
    today: '今日待回访',
    overdue: '逾期未回访',
    followUp: '待跟进',
    unchecked: '录音待质检',
    results: '近 30 天联系结果',
    findings: '近 30 天发现',
    referrals: '转诊',
    dissatisfied: '满意度低于 3 分',
    calls: '通话录音',
  },
  panel,
};

export default texts;

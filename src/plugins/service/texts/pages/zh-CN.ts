import application from './application/zh-CN';
import board from './board/zh-CN';
import { inputTexts } from './input/zh-CN';
import panel from './panel/zh-CN';
import risk from './risk/zh-CN';
import sign from './sign/zh-CN';

const texts = {
  input: inputTexts,
  bell: { approvals: '待我审批的手工时间', attendants: '待审核的护理员' },
  attendant: {
    expiry: { expired: '%{date} 已过期', within7: '%{date} 7 天内到期', within30: '%{date} 30 天内到期' },
    ban: {
      action: '禁用',
      open: '还有 %{smart_count} 个未完成的服务单。禁用后，尚未开始的退回待派单；正在进行的可以签退。',
      released: '以下服务单已退回，请改派给其他护理员。',
    },
    home: {
      neighbours: '同区域的老人 %{count} 位，仅精确到约 1 公里',
      noStart: '填写服务区域或粘贴经纬度后显示地图',
    },
    appKey: {
      issue: '配对手机',
      first: '护理员用 App 签到签退前，须先用一次性配对码取得密钥。密钥可查看老人的姓名、电话和地址，请填写原因。',
      replaces: '原来的密钥立即失效，护理员的手机须重新配对。请填写原因。',
      once: '配对码只显示这一次，10 分钟内有效，只能使用一次。请让护理员现在在 App 中输入。',
      of: '%{name} 的配对码：',
      label: '配对码',
      copy: '复制配对码',
      use: '请当面交给护理员，不要通过群聊发送；手机遗失时请收回密钥。',
      kept: '已输入，关闭',
    },
  },
  application,
  board,
  address: {
    noStart: '填写行政区划、选择老人或粘贴经纬度后显示地图',
    neighbours: {
      address: '同街道的其他地址 %{count} 处，仅精确到约 1 公里',
      home: '老人登记的住址，仅精确到约 1 公里',
      signed: '老人以往的签到位置 %{count} 次，仅精确到约 1 公里',
    },
    noUses: '没有未完成的服务单使用此地址',
    keptCount: '%{smart_count} 个已派单的服务单仍按派单时的地址上门，不随本地址变化',
    uses: {
      kept: '派单后地址已改，仍按派单时的地址',
      frozen: '地址已在派单时固定',
      taken: '派单时会改用新的地址',
      follows: '派单前随本地址变化',
    },
  },
  home: {
    visits: '%{smart_count} 次',
    noVisits: '今天没有安排服务',
    change: '%{points} 个百分点（与再前七天比）',
    dayOf: '%{date}：计划 %{planned}，已有结果 %{due}，完成 %{served}',
    streets: '%{smart_count} 个街道',
    street: '%{street}：%{visits} 次，完成 %{done}，服务中 %{running}，迟到 %{late}，未到 %{missed}',
    states: {
      planned: '待服务',
      running: '服务中',
      done: '已完成',
      late: '迟到',
      missed: '未到',
    },
  },
  queue: {
    missed: '漏签待说明',
    applied: '服务申请待受理',
    lapsed: '已过期未派单',
    late: '迟到未签到',
    overdueOut: '超时未签退',
    reviews: '异常服务待判定',
    unassigned: '服务待派单',
    risks: '异常服务待核查',
    pending: '护理员待审核',
    expired: '护理员证件过期',
  },
  planning: {
    action: '新建服务申请',
    title: '为 %{smart_count} 位老人新建服务申请',
    help: '老人：%{names}',
    minutes: '时长（分钟）',
    proposal: '建议护理员',
    proposals: {
      usual: '各位老人的常用护理员',
      one: '指定一位护理员',
      nobody: '不建议',
    },
    accepts: '同时受理，直接进入待派单',
    submit: '新建 %{smart_count} 单',
    again: '修改后重试未成功的',
    done: '已新建 %{smart_count} 单',
  },
  sign,
  risk,
  index: {
    title: '服务一览',
    today: '今日服务',
    waiting: '服务待办',
    unassigned: '待派单',
    description: '服务单、护理员、服务目录和服务地址的现状。点击数字查看名单。',
    attendants: '护理员',
    pending: '待审核',
    passed: '已通过',
    idle: '空闲',
    banned: '已禁用',
    todo: '需要处理',
    expired: '证件已过期',
    within7: '证件 7 天内到期',
    within30: '证件 30 天内到期',
    catalogue: '目录与地址',
    serviceTypes: '启用的服务类型',
    addresses: '服务地址',
    unverified: '位置未核实',
  },
  panel,
  charts: {
    days: '每天计划多少服务',
    missed: '每天多少次未到',
    byWork: '护理员此刻在做什么',
  },
};

export default texts;

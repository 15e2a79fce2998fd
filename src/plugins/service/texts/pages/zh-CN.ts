import application from './application/zh-CN';
import board from './board/zh-CN';
import { inputTexts } from './input/zh-CN';
import panel from './panel/zh-CN';
import risk from './risk/zh-CN';
import sign from './sign/zh-CN';

const texts = {
  input: inputTexts,
  attendant: {
    expiry: { expired: '%{date} 已过期', within7: '%{date} 7 天内到期', within30: '%{date} 30 天内到期' },
  },
  application,
  board,
  address: {
    placeAnew: '重新定位',
    masked: '坐标已隐藏。点“查看完整信息”后可在地图上调整，或重新定位。',
    pasteHelp: '可粘贴“经度,纬度”',
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
};

export default texts;

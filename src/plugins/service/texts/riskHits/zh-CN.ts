import type { RiskHitTexts } from '../../entities/risk/riskHitTexts';

const texts: RiskHitTexts = {
  R01: '签到位置偏离 %{value} 米，超过 %{limit} 米',
  R02: '签退位置偏离 %{value} 米，超过 %{limit} 米',
  R03: '%{value} 次签到或签退没有定位',
  R04: '定位误差 %{value} 米，超过 %{limit} 米',
  R05: '使用了模拟定位或已破解的手机',
  R06: '没有签退，由系统关闭',
  R07: '没有签到',
  R08: '迟到或早退 %{value} 分钟，超过 %{limit} 分钟',
  R09: {
    fragment: '服务仅 %{value} 分钟，不足 %{limit} 分钟',
    belowMinimum: '服务 %{value} 分钟，不足最短时长 %{limit} 分钟',
    short: '服务时长只有计划的 %{value}%，不足 %{limit}%',
  },
  R10: {
    long: '服务时长达到计划的 %{value}%，超过 %{limit}%',
    excessive: '服务 %{value} 分钟，超过 %{limit} 分钟',
  },
  R11: '护理员的另一次服务与本次重叠 %{value} 分钟',
  R12: '另一位护理员同时为该老人服务 %{value} 分钟',
  R13: '从上一单赶来需时速 %{value} 公里，超过 %{limit} 公里',
  R14: {
    samePhoto: '照片与此前服务的照片是同一文件',
    similarPhoto: '照片与此前服务的照片几乎相同（相差 %{value} 位，限 %{limit} 位）',
  },
  R15: '同一部手机先后为 %{value} 名护理员签到',
  R16: '缺少老人或家属的签名、确认',
  R17: {
    notPassed: '服务时护理员未通过审核',
    certificateInvalid: '护理员有 %{value} 项必备证件缺失或过期',
    roleMismatch: '护理员的角色不能提供该服务',
  },
  R18: {
    deceased: '老人在服务之前已去世',
    notServed: '服务时老人已暂停或终止服务',
    gradeNotAllowed: '该老人的能力等级不适用此服务',
  },
  R19: {
    dayHours: '护理员当日服务 %{value} 小时，超过 %{limit} 小时',
    dayVisits: '护理员当日第 %{value} 单，超过 %{limit} 单',
    monthQuota: '老人本月长护险服务 %{value} 小时，超过 %{limit} 小时',
  },
  R20: {
    manual: '人工补签或改时（近 30 天占 %{value}%）',
    manualOften: '人工补签或改时，且近 30 天占 %{value}%，超过 %{limit}%',
  },
  R21: {
    clockDrift: '手机与服务器时间相差 %{value} 秒，超过 %{limit} 秒',
    futureTime: '签到或签退时间比登记时间晚 %{value} 秒',
  },
  R22: '连续 %{value} 次服务的时长和起始分钟都相同',
  R23: '在 %{value} 签到，不在服务时段内（界限 %{limit}）',
  R24: {
    tooFewPhotos: '照片比要求少 %{value} 张',
    albumPhoto: '%{value} 张照片来自相册',
    oldPhoto: '照片拍摄于 %{value} 分钟前，超过 %{limit} 分钟',
  },
};

export default texts;

import { noServicedTexts } from '../../../../contract/elderly/labels/noServiced/zh-CN';
import anchors from './anchors/zh-CN';

const messages = {
  columns: { place: '街道 / 社区' },
  quick: {
    active: '服务中',
    draft: '待完善',
    assessmentDue: '待评估',
    highRisk: '高风险',
    suspended: '暂停',
    ended: '已终止',
  },
  tabs: {
    basic: '基本信息',
    contact: '证件与联系',
    home: '居住与家庭',
    capacity: '能力评估',
    health: '健康',
    service: '服务',
  },
  help: {
    idNo: '填写身份证号后，性别和出生日期自动带出',
    noDocumentReason: '证件类型选“其他”且没有号码时填写',
    earlyReason: '未满 60 周岁时填写',
    phone: '手机、固定电话、联系人电话至少填一项',
    regionCode: '6 位、9 位或 12 位区划代码',
    lng: 'GCJ-02 坐标，经度和纬度同时填写',
    municipal: '可选多项，优先级最高的为主类别',
  },
  capacity: {
    items: '26 项能力评估',
    total: '总分',
    missing: '还有 %{count} 项未评分',
    raisedBy: '依据：%{reasons}',
    byScore: '按总分为%{grade}',
    keys: '按数字键评分并跳到下一项',
    nextDateHelp: '默认为评估日期后 12 个月',
    gradeHelp: '26 项评完后按总分自动得出',
    hidden: '评估明细已隐藏，查看完整信息后显示',
    groups: { selfCare: '自理能力', mobility: '基础运动能力', mental: '精神状态', social: '感知觉与社会参与' },
    grades: {
      g0: '能力完好',
      g1: '能力轻度受损',
      g2: '能力中度受损',
      g3: '能力重度受损',
      g4: '能力完全丧失',
    },
  },
  anchors,
  show: {
    draft: '资料待完善，确认无误后可转为服务中。',
    suspended: '服务已暂停，至 %{until}。',
    deceased: '老人已于 %{date} 去世。',
    assessmentDue: '能力评估已于 %{date} 到期，请安排重新评估。',
    contractEnded: '服务合同已于 %{date} 到期。',
  },
  noServiced: {
    ...noServicedTexts,
    description: '合同期内、所选时段没有服务的老人，等待最久的在前。',
    days7: '7 天以上',
    days15: '15 天以上',
    days30: '30 天以上',
    days60: '60 天以上',
  },
  index: {
    title: '老人',
    description: '点击数字查看对应的老人。',
    todo: '需要处理',
    contractEnded: '合同到期',
    byStatus: '按状态',
    byGrade: '服务中老人的能力等级',
    byAge: '服务中老人的年龄',
  },
  ageBands: {
    '60-69': '60–69 岁',
    '70-79': '70–79 岁',
    '80-89': '80–89 岁',
    '90-99': '90–99 岁',
    '100+': '100 岁及以上',
  },
  types: {
    type: '老人参加的服务项目，决定由谁付费。',
    municipalType: '民政类别，决定补贴和服务次数；老人有多个类别时，优先级数字最小的为主类别。',
    capacityType: 'GB/T 42195-2022 的能力等级与分数范围。',
    liveType: '老人与谁同住，影响关注等级。',
    maritalStatusType: 'GB/T 2261.2 的婚姻状况代码。',
    codeType: '证件种类及其号码规则。',
  },
};

export type ElderlyMessages = typeof messages;
export default messages;

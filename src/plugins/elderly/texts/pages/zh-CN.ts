import { noServicedTexts } from '../noServiced/zh-CN';
import anchors from './anchors/zh-CN';
import panel from './panel/zh-CN';

const texts = {
  columns: { place: '街道 / 社区' },
  place: {
    neighbours: '同区县的其他老人 %{count} 位，仅精确到约 1 公里',
    noStart: '填写行政区划或粘贴经纬度后显示地图',
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
  panel,
  queue: { assessment: '老人待评估', contract: '老人合同到期' },
  charts: {
    newElders: '每天新建多少档案',
    byVisitLevel: '在服老人的回访等级',
  },
};

export default texts;

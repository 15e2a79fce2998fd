const panel = {
  groups: {
    people: '老人',
  },
  figures: {
    eldersTotal: '老人总数',
    eldersActive: '服务中老人',
    eldersNewMonth: '新增老人',
    eldersOver80: '80 岁及以上占比',
    eldersAlone: '独居老人',
    notServedMonth: '未服务老人',
  },
  /** What is meant by figures that are no count of a list. */
  hints: {
    notServedMonth: '服务中、在合同期内、所选时段开始以来没有服务过的老人',
    eldersAlone: '服务中的独居老人',
    eldersOver80: '服务中老人里，80 岁及以上的占比',
  },
  charts: {
    capacity: '能力等级',
    ages: '年龄段',
    living: '居住情况',
    municipal: '老人类别',
    genders: '性别',
  },
};

export default panel;

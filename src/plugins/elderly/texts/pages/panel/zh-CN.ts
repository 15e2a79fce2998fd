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
  charts: {
    capacity: '能力等级',
    ages: '年龄段',
    living: '居住情况',
    municipal: '老人类别',
    genders: '性别',
  },
};

export default panel;

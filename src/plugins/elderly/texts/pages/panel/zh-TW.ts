const panel = {
  groups: {
    people: '長者',
  },
  figures: {
    eldersTotal: '長者總數',
    eldersActive: '服務中長者',
    eldersNewMonth: '新增長者',
    eldersOver80: '80 歲及以上占比',
    eldersAlone: '獨居長者',
    notServedMonth: '未服務長者',
  },
  /** What is meant by figures that are no count of a list. */
  hints: {
    notServedMonth: '服務中、在合約期內、所選時段開始以來沒有服務過的長者',
    eldersAlone: '服務中的獨居長者',
    eldersOver80: '服務中長者裡，80 歲及以上的占比',
  },
  charts: {
    capacity: '能力等級',
    ages: '年齡層',
    living: '居住情況',
    municipal: '長者類別',
    genders: '性別',
  },
};

export default panel;

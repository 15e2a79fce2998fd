const panel = {
  groups: {
    people: '高齢者',
  },
  figures: {
    eldersTotal: '高齢者総数',
    eldersActive: 'サービス中の高齢者',
    eldersNewMonth: '新規高齢者',
    eldersOver80: '80 歳以上の割合',
    eldersAlone: '独居高齢者',
    notServedMonth: '未訪問の高齢者',
  },
  /** What is meant by figures that are no count of a list. */
  hints: {
    notServedMonth: 'サービス中・契約期間内で、期間の開始以降に訪問のない高齢者',
    eldersAlone: 'サービス中で独居の高齢者',
    eldersOver80: 'サービス中の高齢者のうち、80歳以上の割合',
  },
  charts: {
    capacity: '能力等級',
    ages: '年齢層',
    living: '居住状況',
    municipal: '対象者区分',
    genders: '性別',
  },
};

export default panel;

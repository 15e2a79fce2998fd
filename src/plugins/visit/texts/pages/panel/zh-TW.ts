const panel = {
  groups: {
    followUps: '回訪',
  },
  figures: {
    followUpsToday: '今日應回訪',
    followUpsOverdue: '逾期未回訪',
    followUpsMonth: '已回訪',
    contactRate: '聯繫成功率',
  },
  /** What is meant by figures that are no count of a list. */
  hints: {
    contactRate: '所選時段內完成的回訪中，聯繫成功的占比',
  },
};

export default panel;

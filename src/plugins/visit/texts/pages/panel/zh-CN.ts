const panel = {
  groups: {
    followUps: '回访',
  },
  figures: {
    followUpsToday: '今日应回访',
    followUpsOverdue: '逾期未回访',
    followUpsMonth: '已回访',
    contactRate: '接通率',
  },
  /** What is meant by figures that are no count of a list. */
  hints: {
    contactRate: '所选时段内完成的回访中，联系成功的占比',
  },
};

export default panel;

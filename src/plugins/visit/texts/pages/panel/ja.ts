const panel = {
  groups: {
    followUps: 'ケア訪問',
  },
  figures: {
    followUpsToday: '本日の訪問予定',
    followUpsOverdue: '期限超過の訪問',
    followUpsMonth: '実施済み訪問',
    contactRate: '連絡成功率',
  },
  /** What is meant by figures that are no count of a list. */
  hints: {
    contactRate: '期間内に行ったフォローアップのうち、連絡がついた割合',
  },
};

export default panel;

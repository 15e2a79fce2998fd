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
};

export default panel;

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
};

export default panel;

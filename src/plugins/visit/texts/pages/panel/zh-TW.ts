const panel = {
  groups: {
    followUps: '回訪',
  },
  figures: {
    followUpsToday: '今日應回訪',
    followUpsOverdue: '逾期未回訪',
    followUpsMonth: '本月已回訪',
    contactRate: '本月聯繫成功率',
  },
};

export default panel;

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
};

export default panel;

const panel = {
  groups: {
    followUps: 'Follow-ups',
  },
  figures: {
    followUpsToday: 'Follow-ups due today',
    followUpsOverdue: 'Follow-ups overdue',
    followUpsMonth: 'Follow-ups this month',
    contactRate: 'Reached this month',
  },
};

export default panel;

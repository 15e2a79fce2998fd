const panel = {
  groups: {
    followUps: 'Follow-ups',
  },
  figures: {
    followUpsToday: 'Follow-ups due today',
    followUpsOverdue: 'Follow-ups overdue',
    followUpsMonth: 'Follow-ups made',
    contactRate: 'Reached',
  },
};

export default panel;

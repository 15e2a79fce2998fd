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
  /** What is meant by figures that are no count of a list. */
  hints: {
    contactRate: 'Of the follow-ups made in the period: those in which somebody was reached',
  },
};

export default panel;

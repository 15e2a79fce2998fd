/** Texts of the monitoring of service anomalies. */
const risk = {
  description: 'Visits in which rules found anomalies, reviewed from the highest score down.',
  views: { visits: 'Visits', rules: 'Rules' },
  figures: { open: 'To review', high: 'High risk', medium: 'Medium risk', low: 'Low risk' },
  points: '+%{points} points',
  strikes: '%{count} confirmed',
  hoursOpen: 'Open for (h)',
  open: 'Review',
  batch: 'Review selected',
  batchHelp:
    'One decision for all chosen visits (%{smart_count}). Those nobody reviews yet are taken up first; the reason is told for each that is refused.',
  review: 'Review of %{name}',
  decide: 'Submit decision',
  steps: { open: 'To review', reviewing: 'Reviewing', decided: 'Decided', closed: 'Closed' },
  effects: {
    dismissRisk: 'unfrozen, may be settled',
    correctRisk: 'data corrected, may be settled',
    confirmRisk: 'payment refused, counts against the attendant',
  },
  noteMissing: 'At least %{min} characters, %{count} to go',
  noteEnough: 'Say what the decision rests on, 200 characters at most',
  frozen: 'The visit cannot be settled before the review is decided.',
  nearBan: '%{count} anomalies of this attendant were confirmed within 90 days; at %{limit} a ban is proposed.',
  charts: {
    title: 'Anomalies in figures',
    show: 'Show charts',
    hide: 'Hide charts',
    trend: 'Visits with anomalies by day (%{count} hits)',
    byRule: 'By rule',
    attendants: 'Attendants with the most anomalies',
    visits: 'Visits',
    empty: 'No anomalies in this period',
  },
  rules: {
    description:
      'Try changes on the visits of the last 30 days before you save. New sign-ins are rated by the new rules.',
    enable: 'Enable “%{name}”',
    version: 'Version %{version} · %{time}',
    unchanged: 'Change limits or points to try them',
    changed: 'Rules changed: %{smart_count}',
    discard: 'Discard changes',
    try: 'Try',
    saved: 'Rules saved: %{smart_count}',
  },
  trial: {
    title: 'Result of the trial',
    changed: '%{smart_count} of the %{visits} visits of the last 30 days would change their level.',
    same: 'None of the %{visits} visits of the last 30 days would change its level.',
    part: 'Of %{total} visits, %{visits} were tried.',
    fromTo: 'Now → then',
  },
};

export default risk;

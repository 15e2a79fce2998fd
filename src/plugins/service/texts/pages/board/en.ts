/** Texts of the board of a day. */
const board = {
  description:
    'Where each attendant goes on a day. Drag a visit to another attendant to assign it, or open it and choose.',
  views: { list: 'List', board: 'Day board' },
  label: 'Board of %{date}',
  previous: 'Day before',
  next: 'Day after',
  today: 'Today',
  allRoles: 'All roles',
  counts: '%{attendants} attendants · %{visits} visits on this page · %{unassigned} to assign',
  overlaps: 'Overlapping visits: %{smart_count}',
  gaps: 'Visits within %{minutes} minutes of another: %{smart_count}',
  legend: 'Colours',
  unassigned: 'To assign',
  dragHint: 'Drag to an attendant to assign',
  allAssigned: 'Nothing to assign on this day',
  load: '%{count} of %{max} visits',
  notPassed: 'Not active',
  separator: ', ',
  unfit: '%{name} cannot go: %{reasons}',
  free: 'Other attendants without visits that day: %{smart_count}',
  assignTo: 'Assign to…',
  reassignTo: 'Reassign to…',
  assignQuestion: 'Send %{name} (%{no})?',
  reassignQuestion: 'Send %{name} (%{no}) instead?',
  overtaken: 'The board is up to date now; close this to see who goes.',
  conflicts: { overlap: 'Overlaps another visit', gap: 'Too little time for the way' },
};

export default board;

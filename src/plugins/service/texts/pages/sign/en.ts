/** Texts of the sign status page. */
const sign = {
  description: 'How far signing in and out has come for each visit of a day: missed first, then late and overdue.',
  figures: 'The day in figures',
  today: 'Today %{date}',
  day: '%{date}',
  everyDay: 'Every day',
  refreshed: 'refreshed every %{seconds} s while you look',
  groups: {
    planned: 'Visits assigned',
    signedIn: 'Signed in',
    running: 'In service',
    done: 'Done',
    late: 'Late',
    missed: 'Missed',
    punctuality: 'On time',
  },
  elder: 'Elder',
  attendant: 'Attendant',
  plan: 'Plan',
  in: 'Signed in',
  out: 'Signed out',
  minutes: 'Actual / planned (min)',
  photos: 'Photos',
  noPosition: 'no position',
  reminded: 'Reminder queued %{time}',
  noPhotos: 'No photos',
  map: 'Where it was signed',
  application: 'Open the application',
};

export default sign;

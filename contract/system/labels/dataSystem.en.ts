import { type EntityLabels, prefixKeys } from '../../labelShape';

const settings = {
  title: 'Title',
  subtitle: 'Subtitle',
  regionName: 'Region name',
  refreshSeconds: 'Refresh every (seconds)',
  items: 'Figures',
};

const items_key = {
  eldersTotal: 'Elders',
  eldersActive: 'Elders in service',
  eldersNewMonth: 'New elders this month',
  eldersOver80: 'Aged 80 and over',
  eldersAlone: 'Living alone',
  visitsToday: 'Visits today',
  visitsMonth: 'Visits this month',
  completedMonth: 'Completed this month',
  completionRate: 'Completion rate',
  serviceHoursMonth: 'Service hours this month',
  onTimeRate: 'On-time check-in',
  averageMinutes: 'Average visit',
  notServedMonth: 'Elders not served this month',
  averageRating: 'Average rating',
  satisfactionRate: 'Satisfaction',
  followUpsToday: 'Follow-ups due today',
  followUpsOverdue: 'Follow-ups overdue',
  followUpsMonth: 'Follow-ups this month',
  contactRate: 'Reached this month',
  openHigh: 'High risk to review',
  openMedium: 'Medium risk to review',
  abnormalRate: 'Anomaly rate',
  frozenAmount: 'Frozen amount',
  attendantsPassed: 'Attendants approved',
  attendantsPending: 'Attendants pending',
  attendantsBanned: 'Attendants banned',
  onDutyNow: 'On duty now',
  visitsPerAttendant: 'Visits per attendant',
  certsExpiring: 'Certificates expiring',
  doctorsPassed: 'Doctors approved',
  doctorsPending: 'Doctors to review',
  licencesExpiring: 'Licences expiring',
  usersTotal: 'App users',
  usersNewWeek: 'New users in 7 days',
  vipMembers: 'Members',
  monthAmount: 'Service amount this month',
  fundShare: 'Paid by the fund',
  settledAmount: 'Settled',
  unsettledAmount: 'Not settled',
};

const items_mode = { auto: 'Counted', manual: 'Entered by hand' };

export const dataSystem: EntityLabels = {
  name: 'Data dashboard',
  fields: {
    code: 'Code',
    ...settings,
    items_key: 'Figure',
    items_title: 'Own name',
    items_mode: 'Value',
    items_manualValue: 'Manual value',
    items_target: 'Target',
    items_visible: 'Shown',
    ...prefixKeys('updateMainPanel_', settings),
  },
  choices: { items_key, items_mode },
};

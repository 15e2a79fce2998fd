import type { SameKeys } from '../../../../../contract/texts/textShape';
import application from './application/en';
import board from './board/en';
import { inputTexts } from './input/en';
import panel from './panel/en';
import risk from './risk/en';
import sign from './sign/en';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  input: inputTexts,
  bell: { approvals: 'Times waiting for my approval', attendants: 'Caregivers waiting for review' },
  attendant: {
    expiry: { expired: '%{date} expired', within7: '%{date} within 7 days', within30: '%{date} within 30 days' },
    ban: {
      action: 'Ban',
      open: 'Open visits: %{smart_count}. Those to come go back to be assigned; one that is going on may be ended.',
      released: 'These visits have gone back; give them to other attendants.',
    },
    home: {
      neighbours: 'Elders of the service area: %{count}, to about a kilometre',
      noStart: 'Fill in the service area or paste a position to see the map',
    },
    appKey: {
      issue: 'Pair a handset',
      first:
        "The caregiver's app gets its key by a code that works once. The key opens names, phone numbers and addresses of elders, so give a reason.",
      replaces: "The old key stops working at once; the caregiver's phone has to be paired again. Give a reason.",
      once: 'The code is shown this one time. It works once, within 10 minutes; have the caregiver type it into the app now.',
      of: 'Pairing code of %{name}:',
      label: 'Pairing code',
      copy: 'Copy the code',
      use: 'Hand it over in person and not in a group chat; revoke the key when the phone is lost.',
      kept: 'It has been typed in',
    },
  },
  application,
  board,
  address: {
    noStart: 'The map appears once there is a region, an elder or a pasted position',
    neighbours: {
      address: '%{count} other addresses of the street, to about a kilometre',
      home: 'Registered home of the elder, to about a kilometre',
      signed: '%{count} earlier sign-ins at the elder, to about a kilometre',
    },
    noUses: 'No open application leads to this address',
    keptCount: 'Assigned visits that keep the address as it was: %{smart_count}',
    uses: {
      kept: 'Changed since; the visit keeps the address it was assigned with',
      frozen: 'Kept since it was assigned',
      taken: 'Takes the new address over when assigned',
      follows: 'Follows this address until it is assigned',
    },
  },
  home: {
    visits: 'Visits: %{smart_count}',
    noVisits: 'No visits are planned for today',
    change: '%{points} points against the seven days before',
    dayOf: '%{date}: planned %{planned}, decided %{due}, done %{served}',
    streets: 'Streets: %{smart_count}',
    street: '%{street}: %{visits} visits, %{done} done, %{running} going on, %{late} late, %{missed} missed',
    states: {
      planned: 'To come',
      running: 'Going on',
      done: 'Done',
      late: 'Late',
      missed: 'Missed',
    },
  },
  queue: {
    missed: 'Missed visits to explain',
    applied: 'Requests to accept',
    lapsed: 'Never assigned, day over',
    late: 'Late, not signed in',
    overdueOut: 'Sign-out overdue',
    reviews: 'Anomalies to decide',
    unassigned: 'Visits to assign',
    risks: 'Anomalies to review',
    pending: 'Attendants to review',
    expired: 'Certificates expired',
  },
  planning: {
    action: 'New application',
    title: 'New applications, elders: %{smart_count}',
    help: 'Elders: %{names}',
    minutes: 'Minutes',
    proposal: 'Proposed attendant',
    proposals: {
      usual: 'The usual attendant of each elder',
      one: 'One attendant for all',
      nobody: 'Nobody',
    },
    accepts: 'Accept at once, so that they wait to be assigned',
    submit: 'Create %{smart_count}',
    again: 'Change and try the refused again',
    done: 'Applications created: %{smart_count}',
  },
  sign,
  risk,
  index: {
    title: 'Service at a glance',
    today: 'Today',
    waiting: 'Service to do',
    unassigned: 'Unassigned',
    description:
      'Applications, attendants, the catalogue and the places of service as they stand. Select a figure to see who is behind it.',
    attendants: 'Attendants',
    pending: 'Pending',
    passed: 'Passed',
    idle: 'Idle',
    banned: 'Banned',
    todo: 'To do',
    expired: 'Certificate expired',
    within7: 'Certificate ends in 7 days',
    within30: 'Certificate ends in 30 days',
    catalogue: 'Catalogue and addresses',
    serviceTypes: 'Enabled service types',
    addresses: 'Addresses',
    unverified: 'Position not verified',
  },
  panel,
  charts: {
    days: 'Visits planned day by day',
    missed: 'Missed visits day by day',
    byWork: 'What attendants do now',
  },
};

export default texts;

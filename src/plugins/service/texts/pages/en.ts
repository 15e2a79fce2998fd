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
  attendant: {
    expiry: { expired: '%{date} expired', within7: '%{date} within 7 days', within30: '%{date} within 30 days' },
  },
  application,
  board,
  address: {
    placeAnew: 'Place anew',
    masked: 'The coordinates are hidden. Show full information to adjust them on the map, or place the address anew.',
    pasteHelp: '"longitude,latitude" can be pasted',
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
};

export default texts;

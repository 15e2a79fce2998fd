import application from './application/en';
import board from './board/en';
import { inputTexts } from './input/en';
import risk from './risk/en';
import sign from './sign/en';

const messages = {
  input: inputTexts,
  attendant: {
    review: 'Review and state',
    record: 'Service record',
    person: 'Person',
    papers: 'Papers and certificates',
    papersHelp:
      'Passing needs an ID number, a mobile number, a photo, a valid health certificate and proof of no criminal record; nurses also need their nursing licence.',
    work: 'Scope of service',
    settlement: 'Settlement and remarks',
    expiry: { expired: '%{date} expired', within7: '%{date} within 7 days', within30: '%{date} within 30 days' },
    quick: { pending: 'Pending', passed: 'Passed', banned: 'Banned', expiring: 'Certificates ending' },
  },
  application,
  board,
  serviceType: {
    item: 'Item',
    work: 'Requirements',
    price: 'Price',
    policy: 'Check-in policy',
    policyHelp: 'Each rule may only record, or also prompt, block or close the order when its limit is passed.',
    evidence: 'Photos, codes and signature',
    quick: { enabled: 'Enabled', disabled: 'Disabled', nurses: 'Nurses only' },
  },
  address: {
    person: 'Contact',
    place: 'Address',
    geofence: 'Position and check-in range',
    geofenceHelp: 'Coordinates are GCJ-02. A check-in counts as arrived only within the range.',
    placeAnew: 'Place anew',
    masked: 'The coordinates are hidden. Show full information to adjust them on the map, or place the address anew.',
    pasteHelp: '"longitude,latitude" can be pasted',
    noStart: 'The map appears once there is a region, an elder or a pasted position',
    neighbours: {
      address: '%{count} other addresses of the street, to about a kilometre',
      home: 'Registered home of the elder, to about a kilometre',
      signed: '%{count} earlier sign-ins at the elder, to about a kilometre',
    },
    openVisits: 'Open applications',
    noUses: 'No open application leads to this address',
    keptCount: 'Assigned visits that keep the address as it was: %{smart_count}',
    uses: {
      kept: 'Changed since; the visit keeps the address it was assigned with',
      frozen: 'Kept since it was assigned',
      taken: 'Takes the new address over when assigned',
      follows: 'Follows this address until it is assigned',
    },
    quick: { unverified: 'Position not verified', verified: 'Position verified' },
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
};

export default messages;

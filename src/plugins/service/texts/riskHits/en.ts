import type { RiskHitTexts } from '../../entities/risk/riskHitTexts';

const texts: RiskHitTexts = {
  R01: 'Signed in %{value} m away, more than %{limit} m',
  R02: 'Signed out %{value} m away, more than %{limit} m',
  R03: 'No position at %{value} of sign-in and sign-out',
  R04: 'Position uncertain by %{value} m, more than %{limit} m',
  R05: 'Simulated position or rooted phone',
  R06: 'Nobody signed out; closed by the system',
  R07: 'Nobody signed in',
  R08: 'Late or left early by %{value} min, more than %{limit} min',
  R09: {
    fragment: 'Visit of only %{value} min, less than %{limit} min',
    belowMinimum: 'Visit of %{value} min, below the minimum of %{limit} min',
    short: 'Visit took %{value}% of the planned time, less than %{limit}%',
  },
  R10: {
    long: 'Visit took %{value}% of the planned time, more than %{limit}%',
    excessive: 'Visit of %{value} min, more than %{limit} min',
  },
  R11: 'Overlaps another visit of the attendant by %{value} min',
  R12: 'Another attendant was with the elder at the same time for %{value} min',
  R13: 'Coming from the visit before would take %{value} km/h, more than %{limit} km/h',
  R14: {
    samePhoto: 'A photo is the same file as one of an earlier visit',
    similarPhoto: 'A photo looks like one of an earlier visit (%{value} bits differ, limit %{limit})',
  },
  R15: 'One phone signed for %{value} attendants',
  R16: 'Signature or confirmation by elder or family is missing',
  R17: {
    notPassed: 'The attendant was not approved at that time',
    certificateInvalid: '%{value} required certificates of the attendant are missing or expired',
    roleMismatch: "The attendant's role may not give this service",
  },
  R18: {
    deceased: 'The elder had died before the visit',
    notServed: 'Service for the elder was suspended or closed at that time',
    gradeNotAllowed: "The service is not meant for the elder's ability grade",
  },
  R19: {
    dayHours: 'The attendant worked %{value} h that day, more than %{limit} h',
    dayVisits: 'Visit no. %{value} of the attendant that day, more than %{limit}',
    monthQuota: 'Insured care of the elder reached %{value} h this month, more than %{limit} h',
  },
  R20: {
    manual: 'Signed by hand or amended (%{value}% in the last 30 days)',
    manualOften: 'Signed by hand or amended; %{value}% in the last 30 days, more than %{limit}%',
  },
  R21: {
    clockDrift: 'Phone and server clocks differ by %{value} s, more than %{limit} s',
    futureTime: 'The signed time is %{value} s after it was entered',
  },
  R22: '%{value} visits in a row with the same length and starting minute',
  R23: 'Signed in at %{value}, outside service hours (limit %{limit})',
  R24: {
    tooFewPhotos: '%{value} photos fewer than required',
    albumPhoto: '%{value} photos come from the album',
    oldPhoto: 'A photo was taken %{value} min before, more than %{limit} min',
  },
};

export default texts;

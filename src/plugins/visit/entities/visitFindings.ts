import {
  boolean,
  choice,
  choices,
  date,
  dateTime,
  decimal,
  group,
  images,
  integer,
  text,
} from '../../../../contract/fields';
import { contactResults, safetyHazards } from './visitCodes';

const score = () => integer({ min: 1, max: 5 });
const count = () => integer({ min: 0, max: 99 });
const domain = () => choice(['ok', 'problem'], {});
const sensitiveText = () => text({ max: 1000, multiline: true, mask: 'text', encrypted: true });

/** Findings of a follow-up: entered on completion, and editable afterwards. */
export const visitFindings = {
  visitTime: dateTime({ list: true, filter: true }),
  durationMin: integer({ min: 0, max: 240 }),
  respondent: choice(['self', 'spouse', 'child', 'otherKin', 'caregiver', 'community', 'other'], {}),
  contactResult: choice(contactResults, { list: true, filter: true }),
  /** From 1 (poor) to 5. */
  scores: group(
    { overall: score(), punctual: score(), attitude: score(), skill: score(), complete: score(), clean: score() },
    {},
  ),
  /** mmHg, beats per minute, kg, mmol/L. */
  health: group(
    {
      bpSys: integer({ min: 40, max: 300 }),
      bpDia: integer({ min: 20, max: 200 }),
      pulse: integer({ min: 20, max: 250 }),
      weightKg: decimal({ min: 10, max: 300, scale: 1 }),
      glucose: decimal({ min: 0.5, max: 50, scale: 1 }),
      adherence: choice(['regular', 'irregular', 'none'], {}),
      symptoms: text({ max: 200 }),
    },
    { mask: 'text', encrypted: true },
  ),
  icope: group(
    {
      cognition: domain(),
      mobility: domain(),
      nutrition: domain(),
      vision: domain(),
      hearing: domain(),
      mood: domain(),
    },
    { mask: 'text', encrypted: true },
  ),
  riskEvents: group({ fall: count(), wander: count(), choke: count(), selfHarm: count(), other: count() }, {}),
  safety: choices(safetyHazards, {}),
  needs: sensitiveText(),
  problems: sensitiveText(),
  actions: sensitiveText(),
  referral: boolean({ default: false, list: true, filter: true }),
  /** Day of the next contact; completing this follow-up plans that one. */
  nextDate: date({ list: true, filter: true }),
  images: images({ max: 9 }),
  /** Degrees, GCJ-02. */
  lng: decimal({ min: -180, max: 180, scale: 6, mask: 'coordinate' }),
  lat: decimal({ min: -90, max: 90, scale: 6, mask: 'coordinate' }),
} as const;

import { defineEntity } from '../../../../../../contract/defineEntity';
import {
  boolean,
  choice,
  choices,
  color,
  date,
  dateTime,
  decimal,
  group,
  images,
  integer,
  list,
  mobile,
  money,
  text,
  texts,
} from '../../../../../../contract/fields';

/** An entity with nearly every kind of field, which shows how the kit displays and edits each. It has no table. */
export const kitSample = defineEntity({
  name: 'kitSample',
  section: 'demo',
  titleField: 'name',
  fields: {
    name: text({ max: 20, required: true }),
    phone: mobile({}),
    status: choice(['running', 'waiting', 'late', 'done', 'closed'], {
      required: true,
      default: 'running',
      colors: { running: 'info', waiting: 'warning', late: 'danger', done: 'positive' },
    }),
    days: choices(['monday', 'wednesday', 'friday'], {}),
    portions: integer({ min: 0, max: 20 }),
    temperature: decimal({ min: 30, max: 45, scale: 1 }),
    price: money({}),
    urgent: boolean({ default: false }),
    birthDate: date({}),
    startTime: dateTime({}),
    tagColor: color({}),
    words: texts({ maxItems: 5, max: 20 }),
    size: group({ height: integer({ min: 50, max: 250 }), weight: decimal({ min: 20, max: 300, scale: 1 }) }, {}),
    contacts: list({ name: text({ max: 20, required: true }), phone: mobile({ required: true }) }, { max: 3 }),
    pictures: images({ max: 3, mask: undefined }),
    remark: text({ max: 200, multiline: true }),
  },
  sort: [],
  deletion: { kind: 'never' },
});

const { pictures: _, ...fields } = kitSample.fields;

/** The fields of its form: all except pictures, which are uploaded to a record. */
export const kitSampleInputs = fields;

/** The codes of its state, one for each color. */
export const KIT_SAMPLE_STATES = ['running', 'waiting', 'late', 'done', 'closed'] as const;

/** A square that needs no stored file. */
const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="%231976d2" d="M0 0h8v8H0z"/%3E%3Ccircle cx="4" cy="4" r="2" fill="%23fff"/%3E%3C/svg%3E';

/** A record of it as in a server response. */
export const kitSampleRecord = {
  id: 1,
  name: '张桂兰',
  phone: '13800138000',
  status: 'running',
  days: ['monday', 'friday'],
  portions: 3,
  temperature: 36.6,
  price: 128_50,
  urgent: true,
  birthDate: '1941-05-17',
  startTime: '2026-03-02T09:30:00+08:00',
  tagColor: '#1976d2',
  words: ['A', 'B', 'C'],
  size: { height: 158, weight: 52.5 },
  contacts: [
    { name: '李伟', phone: '13900139000' },
    { name: '李娜', phone: '13700137000' },
  ],
  pictures: [PICTURE],
  remark: '203\n8:30–11:00',
};

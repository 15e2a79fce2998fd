import { date } from '../../../../../contract/fields';
import { type JsonSchema, objectOf, schemaOfField, schemaOfFields } from '../../../../../server/plugin-api/builtin';
import type { EventLayout, Layout } from '../../../device/entities/uploads/layout';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import { UPLOAD_DAYS_MAX } from '../../../device/entities/uploads/uploadProtocol';
import { records } from '../../entities/records';
import { replaceFields, stateFields } from './parseUpload';

const dayDate = schemaOfField(date({ required: true }), 'input');
const count: JsonSchema = { type: 'integer', minimum: 0 };
const flag: JsonSchema = { type: 'boolean' };

/** The device's own state, which can accompany everything that it sends as JSON. */
export const stateSchemas = schemaOfFields(stateFields, 'input').properties ?? {};

/** Returns the schema of an upload's body. Implausible values are accepted and marked. */
export function uploadSchema(kind: RecordKind): JsonSchema {
  const day = daySchema(records[kind].layout);
  const days: JsonSchema = { type: 'array', items: day, minItems: 1, maxItems: UPLOAD_DAYS_MAX };
  const correction = schemaOfFields(replaceFields, 'input').properties ?? {};
  return objectOf({ days, ...correction, ...stateSchemas }, ['days']);
}

function daySchema({ intervals, channels, events, startSec, spanSec }: Layout): JsonSchema {
  const grid: Record<string, JsonSchema> = {
    startSec: { type: 'integer', minimum: startSec, maximum: startSec + spanSec - 1 },
    intervalSec: { type: 'integer', enum: intervals },
    count: { type: 'integer', minimum: 1 },
    channels: objectOf(
      Object.fromEntries(Object.entries(channels).map(([name, { unit }]) => [name, samplesOf(unit)])),
      [],
    ),
  };
  return objectOf(
    {
      date: dayDate,
      ...(intervals.length > 0 && grid),
      ...(events && { events: { type: 'array', items: eventSchema(events), maxItems: events.max } }),
    },
    ['date'],
  );
}

const samplesOf = (unit: string): JsonSchema => ({
  type: 'array',
  items: { type: ['number', 'null'] },
  description: unit,
});

/** Limits of measured values only mark values and do not refuse them, so the schema leaves them out. */
function eventSchema({ fields, measured = [] }: EventLayout): JsonSchema {
  const schema = schemaOfFields(fields, 'input');
  const properties = Object.entries(schema.properties ?? {}).map(([name, { minimum, maximum, ...free }]) => [
    name,
    measured.includes(name) ? free : { ...free, ...(minimum !== undefined && { minimum, maximum }) },
  ]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** `data` of an accepted upload: each day that was kept, and what was not kept. */
export const uploadResponse: JsonSchema = objectOf(
  {
    days: {
      type: 'array',
      items: objectOf(
        {
          date: dayDate,
          isNew: flag,
          kept: { const: 'finerDataExists' },
          overwritten: count,
          implausible: count,
        },
        ['date', 'isNew'],
      ),
    },
    notKept: objectOf(
      {
        count,
        errors: { type: 'object', additionalProperties: { type: 'string' } },
        codes: { type: 'object', additionalProperties: { type: 'string' } },
      },
      ['count', 'errors', 'codes'],
    ),
  },
  ['days'],
);

import { pick } from 'es-toolkit/object';
import {
  type DescribedCall,
  type JsonSchema,
  objectOf,
  schemaOfFields,
} from '../../../../../server/plugin-api/builtin';
import { serviceApplication } from '../../entities/applications/serviceApplication';
import { serviceType } from '../../entities/serviceType';
import { caregiverCalls, pictureFacts, pictureLimits } from '../../entities/signs/caregiverCalls';
import type { SignEnd } from '../../entities/signs/caregiverTransitions';

const appKey = {
  name: 'appKey',
  scheme: { type: 'http', scheme: 'bearer', description: 'The key that `pairApp` answers.' },
};
const app = { section: 'service', tag: { name: 'caregiverApp', entity: 'attendant' } } as const;

const id: JsonSchema = { type: 'integer', minimum: 1 };

const visit = schemaOfFields(
  pick(serviceApplication.fields, [
    ...(['applicationNo', 'elderlyName', 'elderlyPhone', 'serviceAddress', 'serviceLng', 'serviceLat'] as const),
    ...(['geofenceM', 'planStart', 'planEnd', 'itemCodes', 'specialNeeds', 'status'] as const),
    ...(['signInTime', 'signOutTime'] as const),
  ]),
  'answer',
);
const policy = schemaOfFields(
  pick(serviceType.fields, [
    ...(['signInMaxM', 'signInAction', 'signOutMaxM', 'signOutAction', 'signInPhotos', 'signOutPhotos'] as const),
    ...(['albumAllowed', 'needSignature'] as const),
  ]),
  'answer',
);
const ownVisits: JsonSchema = {
  type: 'array',
  items: objectOf(
    {
      id,
      ...visit.properties,
      serviceName: { type: 'string' },
      policy: { oneOf: [policy, { type: 'null' }] },
    },
    ['id', ...(visit.required ?? []), 'serviceName', 'policy'],
  ),
};

const signedFields = pick(serviceApplication.fields, ['applicationNo', 'status', 'signInTime', 'signOutTime']);
const signed = schemaOfFields(signedFields, 'answer');

/** A picture in the body of a sign, in Base64. */
const pictureSchema = (facts: JsonSchema['properties']): JsonSchema =>
  objectOf({ content: { type: 'string', description: 'Base64' }, ...facts }, ['content']);

/** Returns the schema of a sign call: its fields and the pictures of that end. */
function signSchema(end: SignEnd): JsonSchema {
  const own = schemaOfFields(caregiverCalls[end], 'input');
  const pictures = Object.entries(pictureLimits[end]).map(([name, max]): [string, JsonSchema] => {
    if (name === 'signature') return [name, pictureSchema({})];
    const items = pictureSchema(schemaOfFields(pictureFacts, 'input').properties);
    return [name, { type: 'array', items, maxItems: max }];
  });
  return objectOf({ ...own.properties, ...Object.fromEntries(pictures) }, own.required ?? []);
}

/** The calls of a caregiver's app, for the API document. */
export const caregiverAppCalls: readonly DescribedCall[] = [
  {
    ...app,
    name: 'pairApp.attendant.open',
    method: 'POST',
    authentication: null,
    body: schemaOfFields(caregiverCalls.pairApp, 'input'),
    data: objectOf({ key: { type: 'string' } }, ['key']),
  },
  {
    ...app,
    name: 'selectOwnVisits.serviceApplication.open',
    method: 'GET',
    authentication: appKey,
    query: caregiverCalls.selectOwnVisits,
    data: ownVisits,
    isList: true,
  },
  ...(['signIn', 'signOut'] as const).map(
    (end): DescribedCall => ({
      ...app,
      name: `${end}.serviceApplication.open`,
      method: 'POST',
      authentication: appKey,
      body: signSchema(end),
      data: objectOf({ id, ...signed.properties, isNew: { type: 'boolean' } }, [
        'id',
        ...(signed.required ?? []),
        'isNew',
      ]),
    }),
  ),
];

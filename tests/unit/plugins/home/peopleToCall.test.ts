import { expect, it } from 'vitest';
import { elderly } from '../../../../src/plugins/elderly/entities/elderly';
import { peopleToCall } from '../../../../src/plugins/home/queue/peopleToCall';
import { serviceApplication } from '../../../../src/plugins/service/entities/applications/serviceApplication';

const visit = { id: 7, elderlyId: 3, attendantId: 5, userId: null, proposedAttendantId: 5, serviceTypeId: 2 };

it.each([
  ['each reference in its order', ['attendantId', 'elderlyId'], ['attendant 5', 'elderly 3']],
  ['nobody for a reference that is empty', ['userId', 'elderlyId'], ['elderly 3']],
  ['somebody once who is named twice', ['attendantId', 'proposedAttendantId'], ['attendant 5']],
  ['nobody for a field that the entity does not have', ['sister'], []],
])('peopleToCall returns %s', (_what, fields, people) => {
  const named = peopleToCall({ entity: serviceApplication, record: visit, fields });
  expect(named.map(({ entity, id }) => `${entity} ${id}`)).toEqual(people);
});

it('peopleToCall returns a record that is a person itself, and every record of a reference to several', () => {
  const record = { id: 3, userIds: [8, 9] };
  expect(peopleToCall({ entity: elderly, record, fields: ['id', 'userIds'] })).toEqual([
    { role: 'entities.elderly.name', entity: 'elderly', id: 3 },
    { role: 'entities.elderly.fields.userIds', entity: 'user', id: 8 },
    { role: 'entities.elderly.fields.userIds', entity: 'user', id: 9 },
  ]);
});

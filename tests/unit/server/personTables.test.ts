import { describe, expect, it } from 'vitest';
import { personTables } from '../../../server/persons/personTables';
import { sections } from '../../../server/sections';

const { entities } = sections;
/** Fields that name a person although the record is not about them alone, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'elderly.userIds': 'the family of an elder, whose record it is',
  'notice.userIds': 'whom a notice is for',
};

describe.each(['elderly', 'user'])('the stored data about a person (%s)', (person) => {
  const tables = personTables(entities, person);

  it('are every entity that refers to the person, or an exception with a reason', () => {
    const referring = entities.flatMap(({ name, fields }) =>
      Object.entries(fields)
        .filter(([, field]) => 'entity' in field && field.entity === person)
        .map(([field]) => ({ name, path: `${name}.${field}` })),
    );
    const reached = new Set(tables.map(({ entity }) => entity.name));
    const uncovered = referring.filter(({ name, path }) => !reached.has(name) && !(path in EXCEPTIONS));
    expect(uncovered).toEqual([]);
    expect(referring.length).toBeGreaterThan(0);
  });

  it('name dependent records before the record', () => {
    const before = new Set([person]);
    for (const { entity, target: of } of tables) {
      expect(before).toContain(of);
      before.add(entity.name);
    }
  });

  it('are also reached through other records, and by kinds of recipients', () => {
    const names = tables.map(({ entity }) => entity.name);
    if (person === 'elderly')
      expect(names).toEqual(expect.arrayContaining(['deviceUser', 'wearerAlert', 'recordingCall']));
    else expect(names).toEqual(expect.arrayContaining(['outbox', 'userAddress', 'serviceApplication']));
  });
});

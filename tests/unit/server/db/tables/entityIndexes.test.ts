import { describe, expect, it } from 'vitest';
import { entityIndexes } from '../../../../../server/db/tables/entityIndexes';
import { entities } from '../../../../support/sections';

describe('database indexes', () => {
  it.each(entities.map((entity) => [entity.name, entity] as const))(
    'of %s have unique names that PostgreSQL does not truncate',
    (_name, entity) => {
      const names = entityIndexes(entity).all.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(Math.max(...names.map((name) => Buffer.byteLength(name)))).toBeLessThanOrEqual(63);
    },
  );

  it.each(entities.map((entity) => [entity.name, entity] as const))('of %s contain no secret', (_name, entity) => {
    const secret = Object.entries(entity.fields).filter(([, field]) => field.secret && !field.unique);
    const held = JSON.stringify(entityIndexes(entity).all);
    expect(secret.filter(([name]) => held.includes(`"${name}"`))).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { isPersonal, shownEntities } from '../../../server/http/audit/isPersonal';
import { elderlyType } from '../../../src/plugins/elderly/entities/types/elderlyType';
import { findEntity } from '../../support/sections';

it('isPersonal is true for a response with names of people, whatever its rows are', () => {
  const isKept = (references: Record<string, []>) =>
    !shownEntities({ entity: elderlyType }, { message: 'okRead', references }, { findEntity }).some(isPersonal);
  expect([isKept({}), isKept({ serviceType: [] }), isKept({ elderly: [] })]).toEqual([true, true, false]);
});

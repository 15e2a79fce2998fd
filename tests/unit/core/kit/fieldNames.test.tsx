import { expect, it } from 'vitest';
import { defineEntity } from '../../../../contract/defineEntity';
import { text } from '../../../../contract/fields';
import {
  CountFigures,
  EntityCreate,
  EntityList,
  EntityShow,
  FieldInput,
  FieldValue,
  formOptions,
  RelatedList,
} from '../../../../src/core/kit';
import { doctor } from '../../../../src/plugins/account/entities/doctor';
import { vip } from '../../../../src/plugins/account/entities/vip';

const described = {
  name: 'visitor',
  section: 'service',
  titleField: 'name',
  fields: { name: text({ max: 10 }) },
  sort: [],
  removal: { kind: 'soft' },
} as const;

/** Never called. The compiler must reject each of these lines, because the name is unknown. */
const unknownNames = () => [
  // @ts-expect-error
  <EntityList key={0} entity={vip} columns={['level', 'colour']} />,
  // @ts-expect-error
  <EntityList key={1} entity={vip} columns={[{ source: 'colour', numeric: true }]} />,
  // @ts-expect-error
  <EntityList key={2} entity={vip} filters={['colour']} />,
  // @ts-expect-error
  <EntityList key={3} entity={vip} quickFilters={[{ label: 'x', filter: { colour: 'red' } }]} />,
  // @ts-expect-error
  <EntityList key={4} entity={vip} sort={{ field: 'colour', order: 'ASC' }} />,
  // @ts-expect-error
  <EntityList key={5} entity={vip} cells={{ colour: () => null }} />,
  // @ts-expect-error
  <EntityCreate key={6} entity={vip} form={{ groups: ['colours'] }} />,
  // @ts-expect-error
  <EntityCreate key={7} entity={vip} form={{ inputs: { colour: null } }} />,
  // @ts-expect-error
  <EntityShow key={8} entity={vip} parts={{ colours: () => null }} />,
  // @ts-expect-error
  <FieldInput key={9} entity={vip} source="colour" />,
  // @ts-expect-error
  <FieldValue key={10} entity={vip} source="colour" record={{ id: 1 }} />,
  // @ts-expect-error
  <RelatedList key={11} entity={vip} filter={{ colour: 'red' }} />,
  // @ts-expect-error
  <CountFigures key={12} entity={doctor} field="title" />,
  // @ts-expect-error
  defineEntity({ ...described, groups: { all: ['name', 'colour'] } }),
  // @ts-expect-error
  defineEntity({ ...described, columns: ['colour'] }),
  // @ts-expect-error
  formOptions(vip, { defaultValues: { colour: 'red' } }),
];

it('the kit accepts as names of pages exactly the names of the entity', () => {
  expect(Object.keys(vip.fields)).not.toContain('colour');
  expect(unknownNames).toBeTypeOf('function');
});

import { useLocaleState, useTranslate } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import type { GroupField, ListField } from '../../../../contract/fields';
import { formatValue } from '../entity/formatValue';
import { choiceLabel, fieldLabel } from '../entity/labels';
import { ImageValues } from '../image/ImageValues';

/** The rows of a list field, or the single object of a group field, as a small table. */
export function SubRecords({
  entity,
  source,
  field,
  rows,
}: {
  entity: Entity;
  source: string;
  field: ListField | GroupField;
  rows: readonly unknown[];
}) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const columns = Object.entries(field.fields).filter(([, sub]) => !sub.secret);
  return (
    <table className="kit-subrecords">
      <thead>
        <tr>
          {columns.map(([name]) => (
            <th key={name} scope="col">
              {translate(fieldLabel(entity, `${source}.${name}`))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {withRowKeys(rows).map(({ key, row }) => (
          <tr key={key}>
            {columns.map(([name, sub]) => (
              <td key={name}>
                {sub.kind === 'image' ? (
                  <ImageValues value={row[name]} label={translate(fieldLabel(entity, `${source}.${name}`))} size={40} />
                ) : (
                  formatValue(sub, row[name], {
                    locale,
                    translate,
                    choiceLabel: (code) => choiceLabel(entity, `${source}.${name}`, code),
                  })
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Stored rows have no id, so the index is the key. */
function withRowKeys(rows: readonly unknown[]) {
  return rows.filter(isRow).map((row, at) => ({ key: `row-${at}`, row }));
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

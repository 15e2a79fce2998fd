import { useLocaleState, useTranslate } from 'react-admin';
import { choice, date, type Field } from '../../../../contract/fields';
import { listSeparator } from '../../../../contract/listSeparator';
import { isRegion } from '../entity/fields';
import { formatValue } from '../entity/formatValue';
import { choiceLabel } from '../entity/labels';
import { ReferenceValue } from '../field/ReferenceValue';
import { RegionValue } from '../region/RegionValue';
import { useFilterWords } from './FilterWords';
import { type ActiveFilter, asList, asRange, filterCondition } from './filterValues';
import { useListSettings } from './ListSettings';

/** The value of an active condition in words: labels of codes, names of references, "from … to …". */
export function FilterText({ filter: { field: name, value } }: { filter: ActiveFilter }) {
  const { entity, read } = useListSettings();
  const [locale] = useLocaleState();
  const translate = useTranslate();
  const own = useFilterWords(name);
  const { field, labelPath } = filterCondition(entity, name, read) ?? { field: undefined, labelPath: name };
  if (field?.kind === 'reference' || field?.kind === 'references') {
    return <ReferenceValue entity={field.entity} ids={asList(value).map(String)} />;
  }
  const words = (item: unknown) =>
    own
      ? own.textOf(String(item))
      : field
        ? formatValue(singular(field), item, {
            locale,
            translate,
            choiceLabel: (code) => choiceLabel(entity, labelPath, code),
          })
        : String(item);
  const range = asRange(value);
  if ('like' in range) return <>{translate('kit.filter.contains', { text: String(range.like) })}</>;
  if ('from' in range || 'to' in range) return <>{rangeText(range, words, translate)}</>;
  if (isRegion(field)) return <RegionValue codes={asList(value).map(String)} />;
  return <>{asList(value).map(words).join(listSeparator(locale))}</>;
}

function rangeText(
  { from, to }: { from?: unknown; to?: unknown },
  words: (item: unknown) => string,
  translate: (key: string, values: object) => string,
): string {
  const has = (item: unknown) => item !== undefined && item !== null && item !== '';
  if (has(from) && has(to)) return translate('kit.filter.between', { from: words(from), to: words(to) });
  return has(from)
    ? translate('kit.filter.from', { from: words(from) })
    : translate('kit.filter.to', { to: words(to) });
}

/** Days of a range are days also where the field is a moment; several codes are written one by one. */
function singular(field: Field): Field {
  if (field.kind === 'choices') return choice(field.values, {});
  if (field.kind === 'dateTime') return date({});
  return field;
}

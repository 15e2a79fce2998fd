import { useLocaleState, useTranslate } from 'react-admin';
import { isRegion } from '../../entity/fields';
import { ReferenceValue } from '../../field/ReferenceValue';
import { RegionValue } from '../../region/RegionValue';
import { useListSettings } from '../ListSettings';
import { conditionText } from './conditionText';
import { useFilterLabels } from './FilterLabels';
import { type ActiveFilter, asList, asRange, filterCondition } from './filterValues';

/** The value of an active condition in words: labels of codes, names of references, "from … to …". */
export function FilterText({ filter: { field: name, value } }: { filter: ActiveFilter }) {
  const { entity, read } = useListSettings();
  const [locale = 'zh-CN'] = useLocaleState();
  const translate = useTranslate();
  const filterLabels = useFilterLabels(name);
  const condition = filterCondition(entity, name, read);
  const field = condition?.field;
  if (field?.kind === 'reference' || field?.kind === 'references') {
    return <ReferenceValue entity={field.entity} ids={asList(value).map(String)} />;
  }
  const isRange = Object.keys(asRange(value)).length > 0;
  if (isRegion(field) && !isRange) return <RegionValue codes={asList(value).map(String)} />;
  return <>{conditionText(value, { entity, condition, textOf: filterLabels?.textOf, translate, locale })}</>;
}

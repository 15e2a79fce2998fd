import { useLocaleState, useTranslate } from 'react-admin';
import { isRegion } from '../../entity/fields';
import { ReferenceValue } from '../../field/ReferenceValue';
import { RegionValue } from '../../region/RegionValue';
import { useListSettings } from '../ListSettings';
import { operandText } from './conditionText';
import { useFilterLabels } from './FilterLabels';
import { asList, type FilterCondition } from './filterValues';
import { type Comparison, isRange } from './operators';

interface FilterTextProps {
  /** Key of the condition's value. */
  name: string;
  /** `undefined` if the list cannot be filtered by it. */
  condition: FilterCondition | undefined;
  comparison: Comparison;
}

/** What a condition compares with, in words: labels of codes, names of references. */
export function FilterText({ name, condition, comparison }: FilterTextProps) {
  const { entity } = useListSettings();
  const [locale = 'zh-CN'] = useLocaleState();
  const translate = useTranslate();
  const filterLabels = useFilterLabels(name);
  const field = condition?.field;
  const { operator, operand } = comparison;
  if (field?.kind === 'reference' || field?.kind === 'references') {
    return <ReferenceValue entity={field.entity} ids={asList(operand).map(String)} />;
  }
  if (isRegion(field) && operator !== 'like' && !isRange(operator)) {
    return <RegionValue codes={asList(operand).map(String)} />;
  }
  return <>{operandText(comparison, { entity, condition, textOf: filterLabels?.textOf, translate, locale })}</>;
}

import { Fragment } from 'react';
import { listSeparator } from '../../../../contract/values/listSeparator';
import { useLocaleCode } from '../entity/useLocaleCode';
import { useRegionTree } from './useRegionTree';

/** Regions by name from the province down; a code that is not in GB/T 2260 is shown as it is. */
export function RegionValue({ codes }: { codes: readonly string[] }) {
  const tree = useRegionTree();
  const locale = useLocaleCode();
  return codes.map((code, at) => (
    <Fragment key={code}>
      {at > 0 && listSeparator(locale)}
      {tree?.get(code.slice(0, 6))?.names.join(' / ') ?? code}
    </Fragment>
  ));
}

import { useListContext, useTranslate } from 'react-admin';
import { StateMessage } from '../../theme/messages/StateMessage';
import { entityLabel } from '../entity/labels';
import { useLabelInSentence } from '../entity/useLabelInSentence';
import { useListSettings } from './ListSettings';

/** Empty list: because of the filters (with a button that clears them), or because there are no records yet. */
export function ListEmpty() {
  const { entity } = useListSettings();
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const inSentence = useLabelInSentence();
  const isFiltered = Object.keys(filterValues).length > 0;
  return (
    <StateMessage
      role="status"
      isCompact
      state={isFiltered ? 'noMatch' : 'empty'}
      title={translate(isFiltered ? 'kit.list.noMatch' : 'kit.list.empty', {
        name: inSentence(entityLabel(entity)),
      })}
      actions={
        isFiltered && (
          <button type="button" className="kit-button kit-button-edge" onClick={() => setFilters({})}>
            {translate('kit.filter.clear')}
          </button>
        )
      }
    />
  );
}

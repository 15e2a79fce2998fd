import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { fieldLabel } from '../../entity/labels';
import { useListSettings } from '../ListSettings';
import { ConditionForm } from './ConditionForm';
import { ConditionMenu } from './ConditionMenu';
import { type FilterCondition, withFilter } from './filterValues';

interface ConditionPopoverProps {
  anchor: HTMLElement;
  /** The condition to change; without it, a menu offers the fields first. */
  condition?: FilterCondition;
  onClose: () => void;
}

/** Edits one condition of the list. Loaded on first use. */
export default function ConditionPopover({ anchor, condition, onClose }: ConditionPopoverProps) {
  const { entity } = useListSettings();
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const [chosen, setChosen] = useState(condition);
  function apply(name: string, value: unknown) {
    setFilters(withFilter(filterValues, name, value));
    onClose();
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': translate(chosen ? fieldLabel(entity, chosen.labelPath) : 'kit.filter.add'),
          sx: { width: 300, maxWidth: 'calc(100vw - 32px)', marginBlockStart: 0.5 },
        },
      }}
    >
      {chosen ? (
        <ConditionForm
          condition={chosen}
          value={filterValues[chosen.name]}
          onApply={(value) => apply(chosen.name, value)}
        />
      ) : (
        <ConditionMenu onChoose={(next) => (next.control === 'flag' ? apply(next.name, true) : setChosen(next))} />
      )}
    </Popover>
  );
}

import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { FieldGrid, FieldInput, useMaskLock } from '../../../core/kit';
import { type CapacityGroup, capacityGroups } from '../entities/assessment/capacity';
import { elderly } from '../entities/elderly';
import { CapacityItemInput } from './CapacityItemInput';
import { CapacityScore } from './CapacityScore';
import { GroupHeading } from './GroupHeading';

/** The ability assessment of GB/T 42195-2022: 26 items in four groups, with the current score and grade. */
export function CapacityAssessment() {
  const translate = useTranslate();
  const isLocked = useMaskLock().locked.has('capacityItems');
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      {!isLocked && <CapacityScore />}
      <FieldGrid>
        <FieldInput entity={elderly} source="capacityAssessDate" />
        <FieldInput entity={elderly} source="capacityNextDate" help="elderly-manage.capacity.nextDateHelp" />
        <FieldInput entity={elderly} source="capacityReason" />
        <FieldInput entity={elderly} source="elderlyCapacityTypeId" help="elderly-manage.capacity.gradeHelp" />
        <FieldInput entity={elderly} source="upgradeReasons" />
      </FieldGrid>
      {isLocked ? (
        <FieldInput entity={elderly} source="capacityItems" />
      ) : (
        <Box role="group" aria-label={translate('elderly-manage.capacity.items')} sx={{ display: 'grid', gap: 2 }}>
          {groups.map(([group, items]) => (
            <Box key={group} component="section" aria-labelledby={`capacity-${group}`}>
              <GroupHeading id={`capacity-${group}`} group={group} />
              {Object.entries(items).map(([item, maxScore]) => (
                <CapacityItemInput key={item} item={item} best={maxScore} />
              ))}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

const groups = Object.entries(capacityGroups) as [CapacityGroup, Readonly<Record<string, number>>][];

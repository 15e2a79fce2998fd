import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { fieldLabel, type KitRecord, useRevealedRecord } from '../../../core/kit';
import { useIsUnmasked } from '../../../core/plugin-api';
import {
  type CapacityGroup,
  capacityGroups,
  capacityGroupTotal,
  missingCapacityItems,
} from '../entities/assessment/capacity';
import { elderly } from '../entities/elderly';
import { anchorKey } from './anchors';
import { capacityScores } from './capacityScores';

/** Shows the 26 scores by group on the page of an elder; hidden until the record is revealed. */
export function CapacitySummary({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const { capacityItems } = useRevealedRecord(record);
  const isUnmasked = useIsUnmasked();
  const scores = capacityScores(capacityItems);
  if (missingCapacityItems(scores).length === Object.keys(allItems).length) {
    return isUnmasked ? null : (
      <Box sx={{ marginBlockStart: 1.5, fontSize: '0.875rem', color: 'text.secondary' }}>
        {translate('elderly-manage.capacity.hidden')}
      </Box>
    );
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
        gap: 2,
        marginBlockStart: 2,
      }}
    >
      {groups.map(([group, items]) => (
        <Box key={group}>
          <Box sx={{ fontWeight: 600, fontSize: '0.875rem', borderBottom: 1, borderColor: 'divider' }}>
            {translate(`elderly-manage.capacity.groups.${group}`)} {capacityGroupTotal(scores, group)} / {sum(items)}
          </Box>
          <Box
            component="dl"
            sx={{
              margin: 0,
              display: 'grid',
              gridTemplateColumns: '1fr auto',
              fontSize: '0.8125rem',
              rowGap: 0.25,
              paddingBlockStart: 0.5,
            }}
          >
            {Object.entries(items).map(([item, maxScore]) => (
              <Score
                key={item}
                item={item}
                best={maxScore}
                score={Object.entries(scores).find(([name]) => name === item)?.[1]}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Score({ item, best: maxScore, score }: { item: string; best: number; score: number | null | undefined }) {
  const translate = useTranslate();
  const isKnown = typeof score === 'number';
  return (
    <>
      <Box component="dt">{translate(fieldLabel(elderly, `capacityItems.${item}`))}</Box>
      <Box
        component="dd"
        title={isKnown ? translate(anchorKey(item, score)) : undefined}
        sx={{ margin: 0, fontVariantNumeric: 'tabular-nums' }}
      >
        {isKnown ? score : '–'} / {maxScore}
      </Box>
    </>
  );
}

const allItems = Object.assign({}, ...Object.values(capacityGroups));
const groups = Object.entries(capacityGroups) as [CapacityGroup, Readonly<Record<string, number>>][];

function sum(items: Readonly<Record<string, number>>): number {
  return Object.values(items).reduce((total, maxScore) => total + maxScore, 0);
}

import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import type { Entity } from '../../../../contract/defineEntity';
import { findField, isWide } from '../entity/fields';
import { HeadingSkeleton, TitleSkeleton, WaitingPage } from '../page/WaitingPage';
import { cardSx, cardsBoxSx, cardsSx, fieldsSx } from './ShowSections';
import { RECORD_SECTION, type ShowOptions, showSections } from './sectionsOfShow';

/** The placeholder of a record's page: a card for each group, with a place for each field. */
export function ShowSkeleton({ entity, groups, parts }: { entity: Entity } & Pick<ShowOptions, 'groups' | 'parts'>) {
  // Groups that depend on the record are unknown yet.
  const known = typeof groups === 'function' ? { parts } : { groups, parts };
  const sections = [...showSections(entity, { id: '' }, known), RECORD_SECTION];
  return (
    <WaitingPage>
      <TitleSkeleton hasPortrait={entity.person !== undefined} hasFacts={entity.facts !== undefined} />
      <Box sx={cardsBoxSx}>
        <Box sx={cardsSx}>
          {sections.map(({ label, fields }) => (
            <Paper key={label} variant="outlined" data-waiting="section" sx={[cardSx, { gap: 0 }]}>
              <HeadingSkeleton />
              <Box sx={fieldsSx}>
                {fields.map((name) => {
                  const field = findField(entity, name);
                  if (!field) return null;
                  return (
                    <Box key={name} sx={isWide(field) ? { gridColumn: '1 / -1' } : undefined}>
                      <Skeleton variant="rounded" height={33} sx={{ maxWidth: 160, marginBlock: '3px' }} />
                    </Box>
                  );
                })}
              </Box>
            </Paper>
          ))}
        </Box>
      </Box>
    </WaitingPage>
  );
}

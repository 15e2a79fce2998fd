import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useTheme } from '@mui/material/styles';
import type { Entity } from '../../../../contract/defineEntity';
import { findField, inputNames, isWide } from '../entity/fields';
import { HeadingSkeleton, TitleSkeleton, WaitingPage } from '../page/WaitingPage';
import { ANCHORS_FROM, anchorsBesideSx, FieldGrid, stackSx } from './FormSections';
import type { FormOptions } from './FormSettings';
import { formSections } from './sectionsOfForm';

/** The placeholder of a form for editing: a card for each part, with a place for each input. */
export function FormSkeleton({ entity, options }: { entity: Entity; options?: FormOptions | undefined }) {
  const { controls } = useTheme();
  const sections = formSections(entity, inputNames(entity, 'edit'), options);
  const stack = (
    <Box sx={stackSx}>
      {sections.map(({ label, fields }) => (
        <Paper key={label} variant="outlined" data-waiting="section" sx={{ padding: 2 }}>
          {sections.length > 1 && <HeadingSkeleton />}
          <FieldGrid>
            {fields.map((name) => {
              const field = findField(entity, name);
              return (
                <Box key={name} sx={field && isWide(field) ? { gridColumn: '1 / -1' } : undefined}>
                  <Skeleton variant="rounded" height={controls.height} />
                </Box>
              );
            })}
          </FieldGrid>
        </Paper>
      ))}
    </Box>
  );
  return (
    <WaitingPage>
      <TitleSkeleton />
      {sections.length < ANCHORS_FROM ? (
        stack
      ) : (
        <Box sx={{ containerType: 'inline-size' }}>
          <Box sx={anchorsBesideSx}>
            <Skeleton variant="rounded" height={40} />
            {stack}
          </Box>
        </Box>
      )}
    </WaitingPage>
  );
}

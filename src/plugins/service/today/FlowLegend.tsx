import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { describeCountedRecords, siblingPagePath } from '../../../core/kit';
import { useEntityDefinition } from '../../../core/plugin-api';
import { type SignGroup, signGroups, signStatuses } from '../entities/signs/signStatus';
import { type FlowCounts, flowStates } from '../entities/visits/flowCalls';
import { flowStateColors, flowStateLabel } from './flowStateColors';

/** Statuses of upcoming visits: those in none of the other groups. */
const upcoming = signStatuses.filter((status) =>
  (['running', 'done', 'late', 'missed'] as const).every((group) => !isInGroup(group, status)),
);

function isInGroup(group: SignGroup, status: string): boolean {
  return signGroups[group].some((each) => each === status);
}

/** Shows how many visits are in each state, each linking to their list. */
export function FlowLegend({ counts, resource }: { counts: FlowCounts; resource: string }) {
  const translate = useTranslate();
  const [locale = 'zh-CN'] = useLocaleState();
  const entity = useEntityDefinition('serviceApplication');
  const theme = useTheme();
  const colors = flowStateColors(theme);
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
        margin: 0,
        marginBlockStart: 1,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {flowStates.map((state) => {
        const filter = { signStatus: state === 'planned' ? upcoming : statusesOf(state) };
        return (
          <Box key={state} component="li" sx={{ display: 'flex' }}>
            <Box
              component={Link}
              to={siblingPagePath(resource, 'sign-manage', filter)}
              title={
                entity &&
                describeCountedRecords({ entity, filter, read: 'selectSignPagination' }, { translate, locale })
              }
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                gap: 0.75,
                color: 'text.primary',
                fontSize: 13,
                textDecoration: 'none',
                borderRadius: 0.5,
                '&:hover': { textDecoration: 'underline' },
              }}
            >
              <Box
                aria-hidden
                component="span"
                sx={{ width: 9, height: 9, borderRadius: '2px', backgroundColor: colors[state] }}
              />
              <span>
                {translate(flowStateLabel(state))} <b>{counts[state].toLocaleString(locale)}</b>
              </span>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

/** `missed` takes precedence over `done`: a visit without a sign-out counts as missed. */
function statusesOf(group: Exclude<keyof FlowCounts, 'planned'>): readonly string[] {
  return signGroups[group];
}

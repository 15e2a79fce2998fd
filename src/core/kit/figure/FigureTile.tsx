import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useCreatePath, useGetList, useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Entity } from '../../../../contract/defineEntity';
import { useEntityResource } from '../../plugin-api';
import { useAllowedActions } from '../action/useAllowedActions';
import type { Tone } from '../field/statusTone';
import type { FilterValues } from '../list/filterValues';

export interface FigureTileProps {
  entity: Entity;
  /** What is counted: a message key, or the name of a type-list entry. */
  label: string;
  /** The records that are counted; all of them unless told. */
  filter?: FilterValues;
  /** Colour of the figure when it is not 0. */
  tone?: Exclude<Tone, 'neutral'>;
}

/** How many records fulfil a condition, as a link to their list. Absent without the permission to list them. */
export function FigureTile(props: FigureTileProps) {
  const resource = useEntityResource(props.entity.name);
  return resource ? <KnownFigureTile {...props} resource={resource} /> : null;
}

function KnownFigureTile({ resource, label, filter = {}, tone }: FigureTileProps & { resource: string }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const createPath = useCreatePath();
  const isAllowed = useAllowedActions(resource, ['list']).has('list');
  const { total, error } = useGetList(
    resource,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' }, filter },
    { enabled: isAllowed, retry: false },
  );
  if (!isAllowed) return null;
  return (
    <ButtonBase
      component={Link}
      to={`${createPath({ resource, type: 'list' })}?filter=${encodeURIComponent(JSON.stringify(filter))}`}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: 0.25,
        paddingInline: 2,
        paddingBlock: 1.25,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        font: 'inherit',
        textAlign: 'start',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(label, { _: label })}
      </Typography>
      <Box
        component="span"
        sx={{
          fontSize: '1.625rem',
          lineHeight: 1.25,
          fontWeight: 600,
          fontVariantNumeric: 'tabular-nums',
          color: tone && total ? figureColor[tone] : 'text.primary',
        }}
      >
        {error ? '—' : total === undefined ? <Skeleton width="2ch" /> : total.toLocaleString(locale)}
      </Box>
    </ButtonBase>
  );
}

const figureColor: Record<NonNullable<FigureTileProps['tone']>, string> = {
  positive: 'success.dark',
  warning: 'warning.dark',
  danger: 'error.main',
  info: 'info.dark',
};

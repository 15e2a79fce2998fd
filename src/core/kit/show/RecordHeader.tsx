import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { visuallyHidden } from '@mui/utils';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { entityLabel } from '../entity/labels';
import type { KitRecord } from '../entity/recordTitle';
import { FieldValue } from '../field/FieldValue';
import { useScrollPadding } from '../form/scrolling/useScrollPadding';
import { HelpButton } from '../page/HelpButton';
import { RecordPortrait } from '../person/RecordPortrait';
import { RecordFacts } from './RecordFacts';
import { RecordHeaderActions } from './RecordHeaderActions';

interface RecordHeaderProps {
  entity: Entity;
  resource: string;
  record: KitRecord;
  /** A page, or a panel beside a list, which is narrow. */
  place: 'page' | 'panel';
  onDeleted: () => void;
}

/**
 * What a record is, in which state, and what to do about it; in view while the fields scroll below. On narrow screens the
 * facts scroll too, so that the fields keep most of the screen.
 */
export function RecordHeader({ entity, resource, record, place, onDeleted }: RecordHeaderProps) {
  const translate = useTranslate();
  const bar = useRef<HTMLElement>(null);
  useScrollPadding(bar, 'top');
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const isPage = place === 'page';
  const isNarrow = isPhone || !isPage;
  const { state, titleField } = entity;
  const facts = <RecordFacts entity={entity} record={record} />;
  return (
    <>
      <Box ref={bar} component="header" sx={[barSx, isPage ? pageSx : panelSx]}>
        <Box sx={rowSx}>
          {entity.person && <RecordPortrait entity={entity} record={record} isLarge />}
          <Box sx={{ flex: isNarrow ? '1 1 120px' : '1 1 200px', minWidth: 0 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25 }}>
              <Box component={isPage ? 'h1' : 'h2'} sx={[titleSx, isNarrow && { fontSize: '1.0625rem' }]}>
                <Box component="span" sx={isNarrow ? visuallyHidden : { fontWeight: 400, color: 'text.secondary' }}>
                  {translate(entityLabel(entity))} ·{' '}
                </Box>
                <FieldValue entity={entity} source={titleField} record={record} />
              </Box>
              {state && <FieldValue entity={entity} source={state.field} record={record} />}
              {isPage && <HelpButton />}
            </Box>
            {!isNarrow && facts}
          </Box>
          <RecordHeaderActions {...{ entity, resource, record, isNarrow, onDeleted }} />
        </Box>
      </Box>
      {isNarrow && facts}
    </>
  );
}

const barSx = {
  position: 'sticky',
  top: 0,
  zIndex: 8,
  // Its row queries whether the bar covers content.
  containerType: 'scroll-state',
  '@media print': { position: 'static' },
} as const;

/** As wide as the page or the panel with its padding, so that nothing shows beside it. */
const pageSx = {
  '--edge': '12px',
  marginInline: 'calc(0px - var(--edge))',
  backgroundColor: 'var(--shell-panel)',
} as const;
const panelSx = {
  '--edge': '16px',
  marginInline: 'calc(0px - var(--edge))',
  backgroundColor: 'var(--surface)',
} as const;

const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  padding: '6px var(--edge)',
  borderBottom: '1px solid transparent',
  '@container scroll-state(stuck: top)': { borderColor: 'divider', boxShadow: '0 4px 8px -6px rgb(0 0 0 / 25%)' },
} as const;

const titleSx = {
  minWidth: 0,
  margin: 0,
  fontSize: '1.25rem',
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
} as const;

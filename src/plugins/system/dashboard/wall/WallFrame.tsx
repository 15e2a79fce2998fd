import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import type { WallPages } from './usePages';

export interface WallFrameProps {
  title: string | undefined;
  /** A short note beside the title. */
  note?: string | undefined;
  page?: WallPages;
  children: ReactNode;
}

/** A titled part of the wall. Dots show the current page. Its content can use container queries (`@container`). */
export function WallFrame({ title, note, page: pages, children }: WallFrameProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={title === undefined ? undefined : id}
      sx={({ palette }) => ({
        display: 'flex',
        flexDirection: 'column',
        gap: '0.7em',
        height: '100%',
        overflow: 'hidden',
        padding: '0.9em 1.2em',
        borderRadius: '0.8em',
        border: `1px solid ${palette.divider}`,
        background: palette.background.paper,
      })}
    >
      {title !== undefined && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: '0.6em' }}>
          <Box aria-hidden sx={{ width: '0.3em', height: '1.2em', borderRadius: '0.15em', bgcolor: 'primary.main' }} />
          <Box
            component="h2"
            id={id}
            sx={{ margin: 0, flex: 1, minWidth: 0, fontSize: '1.3em', fontWeight: 600, ...ellipsisSx }}
          >
            {title}
          </Box>
          {note && <Box sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>{note}</Box>}
          {pages && pages.count > 1 && <Dots {...pages} />}
        </Box>
      )}
      <Box sx={{ flex: 1, minHeight: 0, containerType: 'size' }}>{children}</Box>
    </Box>
  );
}

const ellipsisSx = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

function Dots({ page: pages, count }: WallPages) {
  return (
    <Box aria-hidden sx={{ display: 'flex', gap: '0.35em' }}>
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <Box
          key={at}
          sx={{
            width: '0.5em',
            height: '0.5em',
            borderRadius: '50%',
            bgcolor: at === pages ? 'primary.main' : 'action.disabled',
          }}
        />
      ))}
    </Box>
  );
}

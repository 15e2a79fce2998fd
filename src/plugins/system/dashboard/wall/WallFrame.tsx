import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import type { WallPages } from './usePages';

export interface WallFrameProps {
  title: string;
  page?: WallPages;
  children: ReactNode;
}

/** A part of the wall under its name; dots tell which of several pages is seen. */
export function WallFrame({ title, page, children }: WallFrameProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={({ palette }) => ({
        display: 'flex',
        flexDirection: 'column',
        gap: '0.7em',
        minHeight: 0,
        minWidth: 0,
        overflow: 'hidden',
        padding: '0.9em 1.2em',
        borderRadius: '0.8em',
        border: `1px solid ${palette.divider}`,
        background: palette.background.paper,
      })}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '0.6em' }}>
        <Box aria-hidden sx={{ width: '0.3em', height: '1.2em', borderRadius: '0.15em', bgcolor: 'primary.main' }} />
        <Box component="h2" id={id} sx={{ margin: 0, flex: 1, fontSize: '1.3em', fontWeight: 600 }}>
          {title}
        </Box>
        {page && page.count > 1 && <Dots {...page} />}
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>{children}</Box>
    </Box>
  );
}

function Dots({ page, count }: WallPages) {
  return (
    <Box aria-hidden sx={{ display: 'flex', gap: '0.35em' }}>
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <Box
          key={at}
          sx={{
            width: '0.5em',
            height: '0.5em',
            borderRadius: '50%',
            bgcolor: at === page ? 'primary.main' : 'action.disabled',
          }}
        />
      ))}
    </Box>
  );
}

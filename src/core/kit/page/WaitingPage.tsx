import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useDelayedFlag } from './useDelayedFlag';

export interface WaitingPageProps {
  /** Placeholders of the size of what is loading. */
  children: ReactNode;
}

/** Announces that a page is loading; its placeholders appear after a delay, so that quick responses do not flash. */
export function WaitingPage({ children }: WaitingPageProps) {
  const isVisible = useDelayedFlag();
  const translate = useTranslate();
  return (
    <Box
      role="status"
      aria-label={translate('kit.list.loading')}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 }}
    >
      {isVisible && children}
    </Box>
  );
}

/** The placeholder of a page's title, with a portrait and a line of facts if the page has them. */
export function TitleSkeleton({
  hasPortrait = false,
  hasFacts = false,
}: {
  hasPortrait?: boolean;
  hasFacts?: boolean;
}) {
  return (
    <div className="kit-header">
      {hasPortrait && <Skeleton variant="circular" width={48} height={48} />}
      <div className="kit-heading">
        <Skeleton variant="rounded" width={240} height={26} sx={{ maxWidth: '100%', marginBlock: '3px' }} />
        {hasFacts && (
          <Skeleton variant="rounded" width={320} height={18} sx={{ maxWidth: '100%', marginBlock: '3px' }} />
        )}
      </div>
    </div>
  );
}

/** The placeholder of a section's heading. */
export function HeadingSkeleton() {
  return <Skeleton variant="text" width={96} sx={{ fontSize: '0.875rem', lineHeight: 1.75, marginBlockEnd: 1 }} />;
}

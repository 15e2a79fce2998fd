import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';

export interface PageContainerProps {
  /** `full`: a panel over the whole width; `card`: a panel with rounded corners; `ghost`: without a panel. */
  variant: 'full' | 'ghost' | 'card';
  /** Header and footer stay in view while the body scrolls. */
  header?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
  /** Accessible name of the scrolling part, already translated. */
  label: string;
  /** CSS height. Defaults to the height of the parent. */
  height?: string | number;
  /** The scrolling element. */
  bodyRef?: Ref<HTMLDivElement>;
  onScroll?: (top: number) => void;
}

/** A container of fixed height in which only the body scrolls, for pages that are tools rather than documents. */
export function PageContainer({
  variant,
  header,
  footer,
  children,
  label,
  height = '100%',
  bodyRef,
  onScroll,
}: PageContainerProps) {
  const edge = { flexShrink: 0, px: variant === 'ghost' ? 0 : 2, py: 1.25 };
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height,
        minHeight: 160,
        overflow: 'hidden',
        ...(variant !== 'ghost' && { bgcolor: 'background.paper', border: 1, borderColor: 'divider' }),
        ...(variant === 'full' && { borderInline: 0 }),
        ...(variant === 'card' && { borderRadius: 1.5 }),
      }}
    >
      {header && <Box sx={{ ...edge, borderBottom: 1, borderColor: 'divider' }}>{header}</Box>}
      <Box
        ref={bodyRef}
        // A scroll container without focusable content must itself be focusable (WCAG 2.1.1).
        tabIndex={0}
        role="region"
        aria-label={label}
        onScroll={(event) => onScroll?.(event.currentTarget.scrollTop)}
        sx={{ flex: 1, minHeight: 0, overflow: 'auto', p: variant === 'ghost' ? 0 : 2 }}
      >
        {children}
      </Box>
      {footer && <Box sx={{ ...edge, borderTop: 1, borderColor: 'divider' }}>{footer}</Box>}
    </Box>
  );
}

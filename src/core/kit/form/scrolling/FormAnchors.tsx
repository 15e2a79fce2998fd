import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { moveFocus } from '../../page/moveFocus';
import type { FormSection } from '../FormSettings';
import { usePartInView } from './usePartInView';
import { useScrollPadding } from './useScrollPadding';

interface FormAnchorsProps {
  /** The element that contains the parts. */
  parts: RefObject<HTMLElement | null>;
  sections: readonly FormSection[];
  /** The container query for which the list is beside the parts instead of above. */
  beside: string;
}

/**
 * Navigation to the parts of a form, always visible. It follows the scroll position, marks parts with errors or unsaved
 * changes, and links to each. It has a roving tabindex: one tab stop, then arrow keys, Home and End.
 */
export function FormAnchors({ parts, sections, beside }: FormAnchorsProps) {
  const translate = useTranslate();
  const { errors, dirtyFields } = useFormState();
  const { current, goTo } = usePartInView(parts);
  const list = useRef<HTMLUListElement>(null);
  const bar = useRef<HTMLElement>(null);
  const isAbove = useCallback((nav: HTMLElement) => nav.offsetWidth === parts.current?.offsetWidth, [parts]);
  useScrollPadding(bar, 'top', isAbove);
  useEffect(() => {
    const item = list.current?.children[current];
    if (!(item instanceof HTMLElement) || !list.current) return;
    list.current.scrollLeft = item.offsetLeft - (list.current.clientWidth - item.offsetWidth) / 2;
  }, [current]);
  return (
    <Box ref={bar} component="nav" aria-label={translate('kit.form.parts')} sx={[navSx, { [beside]: besideSx }]}>
      <Box
        ref={list}
        component="ul"
        onKeyDown={(event) => moveFocus(event, { items: 'button', direction: 'either' })}
        sx={[listSx, { [beside]: { flexDirection: 'column' } }]}
      >
        {sections.map(({ label, fields }, at) => {
          const errorCount = fields.filter((name) => errors[name]).length;
          const isChanged = fields.some((name) => Object.hasOwn(dirtyFields, name));
          return (
            <li key={label}>
              <Box
                component="button"
                type="button"
                tabIndex={at === current ? 0 : -1}
                aria-current={at === current ? 'location' : undefined}
                onClick={() => goTo(at)}
                sx={[anchorSx, { [beside]: besideAnchorSx }]}
              >
                <span>{translate(label)}</span>
                {isChanged && (
                  <Box sx={dotSx}>
                    <span style={visuallyHidden}>{translate('kit.form.partChanged')}</span>
                  </Box>
                )}
                {errorCount > 0 && (
                  <>
                    <Badge color="error" badgeContent={errorCount} aria-hidden sx={badgeSx} />
                    <span style={visuallyHidden}>{translate('kit.form.partErrors', { n: errorCount })}</span>
                  </>
                )}
              </Box>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

const navSx = {
  position: 'sticky',
  top: 0,
  zIndex: 6,
  minWidth: 0,
  alignSelf: 'start',
  backgroundColor: 'background.paper',
  borderBlockEnd: 1,
  borderColor: 'divider',
} as const;

const besideSx = { top: '12px', borderBlockEnd: 0, backgroundColor: 'transparent' } as const;

const listSx = {
  display: 'flex',
  margin: 0,
  padding: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
  position: 'relative',
} as const;

const anchorSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  width: '100%',
  minHeight: 40,
  padding: '4px 12px',
  border: 0,
  borderBlockEnd: '2px solid transparent',
  background: 'none',
  color: 'text.secondary',
  font: 'inherit',
  fontSize: '0.875rem',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '--focus-offset': '-3px',
  '&:hover': { color: 'text.primary', backgroundColor: 'action.hover' },
  '&[aria-current]': { color: 'primary.dark', borderColor: 'primary.main', fontWeight: 600 },
} as const;

const besideAnchorSx = {
  minHeight: 34,
  borderBlockEnd: 0,
  borderInlineStart: '2px solid',
  borderColor: 'divider',
  whiteSpace: 'normal',
} as const;

const dotSx = { flex: 'none', width: 7, height: 7, borderRadius: '50%', backgroundColor: 'warning.main' } as const;

const badgeSx = {
  marginInlineStart: 'auto',
  '& .MuiBadge-badge': { position: 'static', transform: 'none' },
} as const;

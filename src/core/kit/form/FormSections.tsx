import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Fragment, memo, type ReactNode, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { useOptionalTextKey } from '../entity/useOptionalTextKey';
import { FieldInput } from './FieldInput';
import type { FormSection } from './FormSettings';
import { useFocusFirstError } from './rules/useFocusFirstError';
import { FormAnchors } from './scrolling/FormAnchors';
import { scrollFullyIntoView } from './scrolling/scrollFullyIntoView';

/** A form with fewer parts is easy to overview. */
export const ANCHORS_FROM = 4;

/** Width for the list of parts beside the form; on less, it is above. */
const BESIDE = '@container (min-width: 880px)';

/** The layout of a form and the list of its parts. */
export const anchorsBesideSx = {
  display: 'grid',
  gap: 1.5,
  [BESIDE]: { gridTemplateColumns: '152px minmax(0, 1fr)' },
} as const;

export interface FormSectionsProps {
  entity: Entity;
  sections: readonly FormSection[];
  frame: 'page' | 'dialog';
}

/** The parts of a form below one another; with many parts, also a navigation list. */
export function FormSections({ entity, sections, frame }: FormSectionsProps) {
  const id = useId();
  const parts = useRef<HTMLDivElement>(null);
  useFocusFirstError(parts, sections);
  const hasAnchors = frame === 'page' && sections.length >= ANCHORS_FROM;
  const stack = (
    <Box ref={parts} onFocus={scrollFullyIntoView} sx={stackSx}>
      {sections.map((section, at) => {
        const isNamed = sections.length > 1;
        return (
          <Paper
            key={section.label}
            component={isNamed ? 'section' : 'div'}
            aria-labelledby={isNamed ? `${id}-${at}` : undefined}
            data-part={at}
            variant={frame === 'page' ? 'outlined' : 'elevation'}
            elevation={0}
            sx={frame === 'page' ? cardSx : undefined}
          >
            <SectionTitle id={`${id}-${at}`} section={section} isAlone={!isNamed} />
            <SectionBody entity={entity} section={section} />
          </Paper>
        );
      })}
    </Box>
  );
  if (!hasAnchors) return stack;
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={anchorsBesideSx}>
        <FormAnchors parts={parts} sections={sections} beside={BESIDE} />
        {stack}
      </Box>
    </Box>
  );
}

/** A single part needs no heading, unless it has a description. */
function SectionTitle({ id, section, isAlone }: { id: string; section: FormSection; isAlone: boolean }) {
  const translate = useTranslate();
  const optionalTextKey = useOptionalTextKey();
  const description = section.description && optionalTextKey(section.description);
  if (!description && isAlone) return null;
  return (
    <Box sx={{ marginBlockEnd: 1.5 }}>
      <Typography id={id} component="h2" variant="subtitle1" tabIndex={-1} sx={{ fontWeight: 600 }}>
        {translate(section.label)}
      </Typography>
      {description && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(description)}
        </Typography>
      )}
    </Box>
  );
}

/** Memoized: its inputs subscribe to the form themselves. */
const SectionBody = memo(function SectionBody({ entity, section }: { entity: Entity; section: FormSection }) {
  if (section.content) return <>{section.content}</>;
  return (
    <FieldGrid>
      {section.fields.map((name) => (
        <Fragment key={name}>{section.inputs?.[name] ?? <FieldInput entity={entity} source={name} />}</Fragment>
      ))}
    </FieldGrid>
  );
});

/** The grid of inputs, with as many columns as fit. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
        columnGap: 2,
        rowGap: 1.75,
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}

export const stackSx = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  minWidth: 0,
} as const;

const cardSx = {
  padding: 2,
  // Skips layout and paint while out of view, but keyboard, search and screen readers still find the part.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 360px',
} as const;

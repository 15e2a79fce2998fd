import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { Fragment, memo, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Entity } from '../../../../contract/defineEntity';
import { useKnownText } from '../entity/useKnownText';
import { FieldInput } from './FieldInput';
import type { FormSection } from './FormSettings';

export interface FormSectionsProps {
  entity: Entity;
  sections: readonly FormSection[];
  layout: 'tabs' | 'cards';
  frame: 'page' | 'dialog';
}

/** The parts of a form below one another, or one at a time behind tabs that count their errors. */
export function FormSections({ entity, sections, layout, frame }: FormSectionsProps) {
  if (layout === 'tabs' && sections.length > 1) return <TabbedSections entity={entity} sections={sections} />;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      {sections.map((section) => (
        <Paper
          key={section.label}
          variant={frame === 'page' ? 'outlined' : 'elevation'}
          elevation={0}
          sx={{ padding: frame === 'page' ? 2 : 0 }}
        >
          <SectionTitle section={section} isAlone={sections.length === 1} />
          <SectionBody entity={entity} section={section} />
        </Paper>
      ))}
    </Box>
  );
}

function TabbedSections({ entity, sections }: Pick<FormSectionsProps, 'entity' | 'sections'>) {
  const translate = useTranslate();
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const { errors, submitCount } = useFormState();
  const { setFocus } = useFormContext();
  const errorCounts = sections.map((section) => section.fields.filter((name) => errors[name]).length);

  /** A refused save leads to the first part with an error, also when that part is out of sight. */
  const showFirstError = useEffectEvent(() => {
    const at = errorCounts[chosen] ? chosen : errorCounts.findIndex((count) => count > 0);
    if (at === -1) return;
    setChosen(at);
    const name = sections[at]?.fields.find((each) => errors[each]);
    if (name) setTimeout(() => setFocus(name));
  });
  const hasErrors = Object.keys(errors).length > 0;
  useEffect(() => {
    if (submitCount > 0 && hasErrors) showFirstError();
  }, [submitCount, hasErrors]);

  return (
    <Paper variant="outlined">
      <Tabs
        value={chosen}
        onChange={(_, at: number) => setChosen(at)}
        variant="scrollable"
        scrollButtons="auto"
        aria-label={translate('kit.form.tabs')}
        sx={{
          borderBottom: 1,
          borderColor: 'divider',
          position: 'sticky',
          top: 0,
          zIndex: 6,
          backgroundColor: 'background.paper',
        }}
      >
        {sections.map((section, at) => (
          <Tab
            key={section.label}
            id={`${id}-tab-${at}`}
            aria-controls={`${id}-panel-${at}`}
            label={
              <Badge color="error" badgeContent={errorCounts[at]} sx={{ paddingInlineEnd: errorCounts[at] ? 1.5 : 0 }}>
                {translate(section.label)}
              </Badge>
            }
          />
        ))}
      </Tabs>
      {sections.map((section, at) => (
        <Box
          key={section.label}
          role="tabpanel"
          id={`${id}-panel-${at}`}
          aria-labelledby={`${id}-tab-${at}`}
          hidden={at !== chosen}
          sx={{ padding: 2 }}
        >
          <SectionTitle section={{ ...section, label: '' }} isAlone={false} />
          <SectionBody entity={entity} section={section} />
        </Box>
      ))}
    </Paper>
  );
}

/** A part that stands alone needs no heading, unless there is something to say below it. */
function SectionTitle({ section, isAlone }: { section: FormSection; isAlone: boolean }) {
  const translate = useTranslate();
  const known = useKnownText();
  const { label } = section;
  const description = section.description && known(section.description);
  if (!description && (isAlone || !label)) return null;
  return (
    <Box sx={{ marginBlockEnd: 1.5 }}>
      {label && (
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {translate(label)}
        </Typography>
      )}
      {description && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(description)}
        </Typography>
      )}
    </Box>
  );
}

/** Rendered once: its inputs follow the form by themselves. */
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

/** The grid in which inputs stand; as many columns as fit. */
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

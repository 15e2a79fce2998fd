import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { HostContext } from '../../plugin-api';
import { findField, isWide } from '../entity/fields';
import { fieldLabel } from '../entity/labels';
import type { KitRecord } from '../entity/recordTitle';
import { FieldValue } from '../field/FieldValue';
import type { FieldCells, FieldView } from '../list/columns/columns';
import { RECORD_SECTION, type ShowSection } from './sectionsOfShow';

/** The groups of a record's page as cards; the last one also shows who changed the record last. */
export function ShowSections({
  entity,
  record,
  sections,
  cells = {},
}: {
  entity: Entity;
  record: KitRecord;
  sections: readonly ShowSection[];
  cells?: FieldCells;
}) {
  return (
    <Box sx={cardsSx}>
      {[...sections, RECORD_SECTION].map((section) => (
        <ShowCard key={section.label} {...{ entity, record, section, cells }} />
      ))}
    </Box>
  );
}

function ShowCard({
  entity,
  record,
  section,
  cells,
}: {
  entity: Entity;
  record: KitRecord;
  section: ShowSection;
  cells: FieldCells;
}) {
  const translate = useTranslate();
  const host = useContext(HostContext);
  const fields = section.fields.flatMap((name) => {
    const field = findField(entity, name);
    const isNamed = field && (!('entity' in field) || host?.entityResource(field.entity));
    return field && isNamed && !field.secret ? [{ name, field }] : [];
  });
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={translate(section.label)}
      sx={{ padding: 2, minWidth: 0 }}
    >
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, marginBlockEnd: 1 }}>
        {translate(section.label)}
      </Typography>
      {fields.length > 0 && (
        <Box component="dl" sx={fieldsSx}>
          {fields.map(({ name, field }) => (
            <Box key={name} sx={[itemSx, isWide(field) && { gridColumn: '1 / -1' }]}>
              <Box component="dt" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
                {translate(fieldLabel(entity, name))}
              </Box>
              <Box component="dd" sx={{ margin: 0, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
                <ShownField {...{ entity, record, name }} View={cells[name]} />
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {section.content?.(record)}
    </Paper>
  );
}

function ShownField({
  entity,
  record,
  name,
  View,
}: {
  entity: Entity;
  record: KitRecord;
  name: string;
  View: FieldView | undefined;
}) {
  return View ? <View record={record} /> : <FieldValue entity={entity} source={name} record={record} link />;
}

/** The layout of the cards. */
export const cardsSx = {
  columnCount: { xs: 1, lg: 2 },
  columnGap: 1.5,
  '& > *': { breakInside: 'avoid', marginBlockEnd: 1.5 },
} as const;

/** The layout of the fields of a card. */
export const fieldsSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  columnGap: 2,
  rowGap: 1.25,
  margin: 0,
} as const;

/** Wide values scroll individually; the padding keeps a link's focus ring from being clipped. */
const itemSx = { minWidth: 0, padding: '3px', margin: '-3px', overflowX: 'auto' } as const;

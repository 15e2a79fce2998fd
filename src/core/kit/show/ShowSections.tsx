import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useContext, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { HostContext } from '../../plugin-api';
import { isWide } from '../entity/fields';
import { fieldLabel } from '../entity/labels';
import type { KitRecord } from '../entity/recordTitle';
import { FieldValue } from '../field/FieldValue';
import { isEmptyValue, useShownValues } from '../field/useShownValues';
import type { FieldCells } from '../list/columns/columns';
import { type FieldItem, fieldItems } from './fieldItems';
import { PlaceValue } from './PlaceValue';
import { RECORD_SECTION, type ShowSection } from './sectionsOfShow';

interface ShowSectionsProps {
  entity: Entity;
  record: KitRecord;
  sections: readonly ShowSection[];
  cells?: FieldCells;
}

/** The groups of a record's page as cards; the last one also shows who changed the record last. */
export function ShowSections({ sections, ...props }: ShowSectionsProps) {
  return (
    <Box sx={cardsBoxSx}>
      <Box sx={cardsSx}>
        {[...sections, RECORD_SECTION].map((section) => (
          <ShowCard key={section.label} {...props} section={section} />
        ))}
      </Box>
    </Box>
  );
}

interface ShowCardProps extends Omit<ShowSectionsProps, 'sections'> {
  section: ShowSection;
}

/** One group. Fields without a value are folded; without any value only its heading is left. */
function ShowCard({ entity, record, section, cells = {} }: ShowCardProps) {
  const translate = useTranslate();
  const [isUnfolded, setUnfolded] = useState(false);
  const items = useItems(entity, section.fields);
  const shownValue = useShownValues(record);
  const isEmpty = (item: FieldItem) => {
    const name = item.kind === 'place' ? item.lng : item.name;
    const { value, isHidden } = shownValue(entity, name);
    return !cells[name] && !isHidden && isEmptyValue(value);
  };
  const empty = items.filter(isEmpty);
  const shown = isUnfolded ? items : items.filter((item) => !empty.includes(item));
  const isOneLine = shown.length === 0 && !section.content;
  const title = translate(section.label);
  const fold = translate(isUnfolded ? 'kit.show.hideEmpty' : 'kit.show.showEmpty', { count: empty.length });
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={title}
      sx={[cardSx, isOneLine && { flexDirection: 'row', alignItems: 'center', paddingBlock: 0.5 }]}
    >
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, flex: isOneLine ? 1 : undefined }}>
        {title}
      </Typography>
      {shown.length > 0 && (
        <Box component="dl" sx={fieldsSx}>
          {shown.map((item) => (
            <ShownItem key={item.kind === 'place' ? item.lng : item.name} {...{ entity, record, item, cells }} />
          ))}
        </Box>
      )}
      {empty.length > 0 && (
        <button
          type="button"
          className="kit-fold"
          aria-expanded={isUnfolded}
          aria-label={`${title} ${fold}`}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {fold}
        </button>
      )}
      {section.content?.(record)}
    </Paper>
  );
}

/** Returns what to show of the named fields: no secrets, and no references to what this console does not have. */
function useItems(entity: Entity, names: readonly string[]): FieldItem[] {
  const host = useContext(HostContext);
  return fieldItems(entity, names).filter(
    (item) =>
      item.kind === 'place' ||
      (!item.field.secret && (!('entity' in item.field) || host?.entityResource(item.field.entity) !== undefined)),
  );
}

function ShownItem({
  entity,
  record,
  item,
  cells,
}: Pick<ShowCardProps, 'entity' | 'record'> & { item: FieldItem; cells: FieldCells }) {
  const translate = useTranslate();
  const isPlace = item.kind === 'place';
  const View = isPlace ? undefined : cells[item.name];
  return (
    <Box sx={[itemSx, (isPlace || isWide(item.field)) && { gridColumn: '1 / -1' }]}>
      <Box component="dt" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
        {translate(isPlace ? 'kit.show.place' : fieldLabel(entity, item.name))}
      </Box>
      <Box component="dd" sx={{ margin: 0, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
        {isPlace ? (
          <PlaceValue entity={entity} record={record} {...item} />
        ) : View ? (
          <View record={record} />
        ) : (
          <FieldValue entity={entity} source={item.name} record={record} link />
        )}
      </Box>
    </Box>
  );
}

/** The cards are in two columns where this box is wide enough. */
export const cardsBoxSx = { containerType: 'inline-size', minWidth: 0 } as const;

/** The layout of the cards. */
export const cardsSx = {
  columnGap: 1.5,
  '& > *': { breakInside: 'avoid', marginBlockEnd: 1.5 },
  '@container (min-width: 960px)': { columnCount: 2 },
} as const;

export const cardSx = { display: 'flex', flexDirection: 'column', gap: 1, padding: 2, minWidth: 0 } as const;

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

import Box from '@mui/material/Box';
import { type ReactNode, useMemo } from 'react';
import { ShowBase, useCreatePath, useShowContext } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { useTabs } from '../../plugin-api';
import type { KitRecord } from '../entity/recordTitle';
import { useRecordTitle } from '../entity/useRecordTitle';
import { ReferencingRecordsContext } from '../field/ReferencingRecords';
import { SlotWidgets } from '../page/SlotWidgets';
import { RevealScope } from '../reveal/RevealScope';
import { RecordHeader } from './RecordHeader';
import { RecordHistory } from './RecordHistory';
import { ShowStates } from './RecordStates';
import { ShowSections } from './ShowSections';
import { ShowSkeleton } from './ShowSkeleton';
import { type ShowOptions, showSections } from './sectionsOfShow';

export interface EntityShowProps<E extends Entity = Entity> extends ShowOptions<E> {
  entity: E;
  /** Below the groups: related lists and other custom content. */
  children?: ReactNode;
  /** Above the groups: warnings and figures. */
  top?: (record: KitRecord) => ReactNode;
}

/** The page of one record: its fields in groups, its current actions, related lists, and its history. */
export function EntityShow<E extends Entity>({ entity, ...props }: EntityShowProps<E>) {
  return (
    <ShowBase queryOptions={queryOptions}>
      <RevealScope>
        <ShowStates skeleton={<ShowSkeleton entity={entity} groups={props.groups} parts={props.parts} />}>
          <ShowPage entity={entity} {...props} />
        </ShowStates>
      </RevealScope>
    </ShowBase>
  );
}

/** The page itself shows that the record does not exist. */
const queryOptions = { onError: () => undefined };

function ShowPage({ entity, groups, cells, parts, top, children }: EntityShowProps) {
  const { record, resource } = useShowContext<KitRecord>();
  useRecordTitle(entity, record);
  const createPath = useCreatePath();
  const { replace } = useTabs();
  const id = record?.id;
  const referencing = useMemo(() => ({ resource, ids: id === undefined ? [] : [id] }), [resource, id]);
  if (!record) return null;
  return (
    <ReferencingRecordsContext value={referencing}>
      <RecordHeader
        entity={entity}
        resource={resource}
        record={record}
        place="page"
        onDeleted={() => replace(createPath({ resource, type: 'list' }))}
      />
      {top?.(record)}
      <Box sx={columnsSx}>
        <ShowSections
          entity={entity}
          record={record}
          sections={showSections(entity, record, { groups, parts })}
          cells={cells}
        />
        <Box sx={sideSx}>
          {children}
          <SlotWidgets page="show" record={record} />
          <RecordHistory entity={entity} record={record} />
        </Box>
      </Box>
    </ReferencingRecordsContext>
  );
}

/** The second column is there only if something is in it. */
const columnsSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 1.5,
  '@media (min-width: 1200px)': {
    '&:has(> :nth-of-type(2):not(:empty))': { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
  },
} as const;

const sideSx = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  minWidth: 0,
  '&:empty': { display: 'none' },
  '@media (min-width: 1200px)': {
    '& .kit-tiles': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .kit-tile': { gridColumn: 'auto' },
  },
} as const;

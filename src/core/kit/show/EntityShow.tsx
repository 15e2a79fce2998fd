import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { type ReactNode, useMemo } from 'react';
import { ShowBase, useCreatePath, useResourceContext, useShowContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Entity } from '../../../../contract/defineEntity';
import { useTabs } from '../../plugin-api';
import { RecordActionButtons } from '../action/RecordActionButtons';
import { useAvailableActions } from '../action/useAvailableActions';
import { entityLabel } from '../entity/labels';
import type { KitRecord } from '../entity/recordTitle';
import { useRecordTitle } from '../entity/useRecordTitle';
import { FieldValue } from '../field/FieldValue';
import { ReferencingRecordsContext } from '../field/ReferencingRecords';
import { PageHeader } from '../page/PageHeader';
import { SlotWidgets } from '../page/SlotWidgets';
import { PersonFacts } from '../person/PersonFacts';
import { RecordPortrait } from '../person/RecordPortrait';
import { RevealButton } from '../reveal/RevealButton';
import { RevealScope } from '../reveal/RevealScope';
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
  const id = record?.id;
  const referencing = useMemo(() => ({ resource, ids: id === undefined ? [] : [id] }), [resource, id]);
  if (!record) return null;
  return (
    <ReferencingRecordsContext value={referencing}>
      <PageHeader
        title={<ShowTitle entity={entity} record={record} />}
        mark={entity.person && <RecordPortrait entity={entity} record={record} isLarge />}
        facts={entity.person?.facts && <PersonFacts entity={entity} record={record} names={entity.person.facts} />}
        actions={<ShowActions entity={entity} record={record} />}
      />
      {top?.(record)}
      <ShowSections
        entity={entity}
        record={record}
        sections={showSections(entity, record, { groups, parts })}
        cells={cells}
      />
      {children}
      <SlotWidgets page="show" record={record} />
      <RecordHistory entity={entity} record={record} />
    </ReferencingRecordsContext>
  );
}

function ShowTitle({ entity, record }: { entity: Entity; record: KitRecord }) {
  const translate = useTranslate();
  const stateField = entity.state?.field;
  return (
    <>
      {translate(entityLabel(entity))} · <FieldValue entity={entity} source={entity.titleField} record={record} />{' '}
      {stateField && <FieldValue entity={entity} source={stateField} record={record} />}
    </>
  );
}

function ShowActions({ entity, record }: { entity: Entity; record: KitRecord }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const { replace } = useTabs();
  const { canEdit, canReveal } = useAvailableActions({ entity, resource });
  return (
    <RecordActionButtons
      entity={entity}
      resource={resource}
      record={record}
      onDeleted={() => replace(createPath({ resource, type: 'list' }))}
    >
      {canReveal && <RevealButton record={record} />}
      {canEdit && (
        <Button
          variant="contained"
          size="small"
          startIcon={<EditIcon />}
          component={Link}
          to={createPath({ resource, id: record.id, type: 'edit' })}
        >
          {translate('ra.action.edit')}
        </Button>
      )}
    </RecordActionButtons>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type RaRecord, ResourceContextProvider, useGetOne, useTranslate } from 'react-admin';
import {
  FieldValue,
  PhoneNumbers,
  REVEAL_PERMISSIONS,
  ReadError,
  RecordActionButtons,
  RevealButton,
  RevealScope,
  TitledDialog,
  useAllowedActions,
} from '../../../core/kit';
import { useEntityDefinition, useEntityResource, useIsUnmasked } from '../../../core/plugin-api';
import { type CalledPerson, peopleToCall } from './peopleToCall';
import type { QueueEntry } from './queueEntries';

/**
 * Lists the people to call about an entry, with their phone numbers in full after giving a reason. Offers the operations
 * that record the outcome.
 */
export default function CallDialog({ entry, onClose }: { entry: QueueEntry; onClose: () => void }) {
  const translate = useTranslate();
  const { source } = entry;
  const entity = useEntityDefinition(source.entity);
  // Reads the full record, because lists return a part of it, and because its state can change during a call.
  const { data = entry.record, isPending } = useGetOne<RaRecord>(source.resource, {
    id: entry.record.id,
    meta: { silent: true },
  });
  const people = entity && !isPending ? peopleToCall({ entity, record: data, fields: source.call ?? [] }) : undefined;
  return (
    <TitledDialog title={translate('home.queue.call.title', { name: translate(source.label) })} onClose={onClose}>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {people === undefined && <PersonSkeleton />}
        {people?.length === 0 && translate('home.queue.call.nobody')}
        <RevealScope>
          {people?.map((person) => (
            <Person key={`${person.entity} ${person.id}`} person={person} />
          ))}
        </RevealScope>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        {entity && (
          <RecordActionButtons
            entity={entity}
            resource={source.resource}
            record={data}
            operations={source.callOutcomeOperations ?? NO_OPERATIONS}
            variant="compact"
          />
        )}
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </TitledDialog>
  );
}

const NO_OPERATIONS: readonly string[] = [];

function Person({ person: { role, entity: name, id } }: { person: CalledPerson }) {
  const translate = useTranslate();
  const resource = useEntityResource(name) ?? '';
  const entity = useEntityDefinition(name);
  const canReveal = useAllowedActions(resource, REVEAL_PERMISSIONS).size > 0;
  const isUnmasked = useIsUnmasked();
  const headingId = useId();
  const {
    data: record,
    error,
    refetch,
  } = useGetOne<RaRecord>(resource, { id, meta: { silent: true } }, { enabled: resource !== '', retry: false });
  // The section is disabled.
  if (resource === '') return null;
  return (
    <ResourceContextProvider value={resource}>
      <Box component="section" aria-labelledby={headingId} sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 34 }}>
          <Typography
            id={headingId}
            component="h3"
            variant="subtitle1"
            sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}
          >
            <Box component="span" sx={{ marginInlineEnd: 1, color: 'text.secondary', fontWeight: 400 }}>
              {translate(role)}
            </Box>
            {record && entity && <FieldValue entity={entity} source={entity.titleField} record={record} />}
          </Typography>
          {record && !isUnmasked && <RevealButton record={record} label={translate('home.queue.call.reveal')} />}
        </Box>
        {error && !record && <ReadError error={error} onRetry={() => void refetch()} />}
        {!error && !(record && entity) && <PersonSkeleton />}
        {record && entity && <PhoneNumbers entity={entity} record={record} />}
        {record && !canReveal && !isUnmasked && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('home.queue.call.masked')}
          </Typography>
        )}
      </Box>
    </ResourceContextProvider>
  );
}

function PersonSkeleton() {
  const translate = useTranslate();
  return <Skeleton role="status" aria-label={translate('kit.list.loading')} variant="rounded" height={80} />;
}

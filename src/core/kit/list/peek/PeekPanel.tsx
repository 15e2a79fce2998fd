import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useMemo, useRef } from 'react';
import {
  type RaRecord,
  ResourceContextProvider,
  useCreatePath,
  useGetOne,
  useListContext,
  useTranslate,
} from 'react-admin';
import { useNavigate } from 'react-router';
import { entityLabel } from '../../entity/labels';
import { recordTitle } from '../../entity/recordTitle';
import { useLocaleCode } from '../../entity/useLocaleCode';
import { type ReferenceNames, ReferenceNamesContext } from '../../field/ReferenceNames';
import { ReferencingRecordsContext } from '../../field/ReferencingRecords';
import { RevealScope } from '../../reveal/RevealScope';
import { RecordHeader } from '../../show/RecordHeader';
import { LoadStates } from '../../show/RecordStates';
import { ShowSections } from '../../show/ShowSections';
import { ShowSkeleton } from '../../show/ShowSkeleton';
import { showSections } from '../../show/sectionsOfShow';
import { useListSettings } from '../ListSettings';
import { PeekTools } from './PeekTools';
import { usePeekKeys } from './usePeekKeys';

interface PeekPanelProps {
  id: string;
  onMove: (id: string) => void;
  onClose: () => void;
}

/** One record of a list beside its rows: what its page shows first, and the way to the next and the previous one. */
export default function PeekPanel({ id, onMove, onClose }: PeekPanelProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const { entity, resource } = useListSettings();
  const { data: rows = [] } = useListContext<RaRecord>();
  const panel = useRef<HTMLElement>(null);
  const at = rows.findIndex((row) => String(row.id) === id);
  const path = createPath({ resource, id, type: 'show' });
  const rowElement = () =>
    [...(panel.current?.closest('.kit-page')?.querySelectorAll<HTMLElement>('tr[data-record]') ?? [])].find(
      ({ dataset }) => dataset.record === id,
    );
  const close = () => {
    rowElement()?.querySelector<HTMLElement>('a.kit-link, a, button')?.focus();
    onClose();
  };
  const moveTo = (next: number) => {
    const row = rows[next];
    return row ? () => onMove(String(row.id)) : undefined;
  };
  const previous = at > 0 ? moveTo(at - 1) : undefined;
  const next = at >= 0 ? moveTo(at + 1) : undefined;
  usePeekKeys(panel, {
    previous: () => previous?.(),
    next: () => next?.(),
    openPage: () => navigate(path),
    close,
  });
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row of another record comes into view
  useEffect(() => {
    rowElement()?.scrollIntoView?.({ block: 'nearest' });
  }, [id]);
  return (
    <Box
      ref={panel}
      component="section"
      tabIndex={-1}
      aria-label={translate('kit.peek.label', { name: translate(entityLabel(entity)) })}
      sx={panelSx}
    >
      <PeekTools path={path} position={at + 1} count={rows.length} {...{ previous, next }} onClose={close} />
      <RevealScope>
        <PeekedRecord id={id} onDeleted={onClose} />
      </RevealScope>
    </Box>
  );
}

function PeekedRecord({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const { entity, resource } = useListSettings();
  const locale = useLocaleCode();
  const { data, error, refetch } = useGetOne<RaRecord>(
    resource,
    { id },
    // The previous record stays until the next one has arrived, so that walking does not flicker.
    { retry: false, placeholderData: (previous) => previous },
  );
  const record = error ? undefined : data;
  const recordId = record?.id;
  const isCurrent = recordId !== undefined && String(recordId) === id;
  const referencing = useMemo(
    () => ({ resource, ids: recordId === undefined ? [] : [recordId] }),
    [resource, recordId],
  );
  return (
    <ResourceContextProvider value={resource}>
      <ReferenceNamesContext value={noNames}>
        <ReferencingRecordsContext value={referencing}>
          <div role="status" style={visuallyHidden}>
            {record && isCurrent && recordTitle({ record, titleField: entity.titleField, locale })}
          </div>
          {/* What is clicked belongs to the record that is chosen. */}
          <Box inert={record !== undefined && !isCurrent} sx={bodySx}>
            <LoadStates
              hasRecord={record !== undefined}
              error={error}
              refetch={refetch}
              skeleton={<ShowSkeleton entity={entity} />}
            >
              {record && (
                <>
                  <RecordHeader
                    entity={entity}
                    resource={resource}
                    record={record}
                    place="panel"
                    onDeleted={onDeleted}
                  />
                  <ShowSections entity={entity} record={record} sections={showSections(entity, record, {})} />
                </>
              )}
            </LoadStates>
          </Box>
        </ReferencingRecordsContext>
      </ReferenceNamesContext>
    </ResourceContextProvider>
  );
}

/** The rows come with the names that their columns need; the fields of a record refer to more. */
const noNames: ReferenceNames = {};

/** Over the right part of the page, as high as the page is, while the rows scroll beside it. */
const panelSx = {
  position: 'absolute',
  zIndex: 20,
  inset: '0 0 0 auto',
  display: 'flex',
  flexDirection: 'column',
  width: 'clamp(380px, 42%, 560px)',
  maxWidth: '100%',
  borderInlineStart: '1px solid var(--popup-border)',
  boxShadow: 'var(--popup-shadow)',
  backgroundColor: 'var(--surface)',
  outline: 'none',
  '@media print': { display: 'none' },
} as const;

const bodySx = { flex: 1, minHeight: 0, overflowY: 'auto', padding: '0 16px 16px' } as const;

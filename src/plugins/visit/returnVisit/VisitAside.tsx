import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { UNMASK_SECONDS } from '../../../../contract/constants';
import {
  FieldValue,
  fieldLabel,
  groupLabel,
  type KitRecord,
  PhoneNumbers,
  ReasonDialog,
  useAllowedActions,
  useKitDataProvider,
} from '../../../core/kit';
import { useEntityDefinition, useEntityResource } from '../../../core/plugin-api';
import { returnVisit } from '../entities/returnVisit';
import type { ListedVisit } from './nextVisit';

/** Number of past follow-ups to show. */
const HISTORY_MAX = 5;
const COMPLETED_STATES = ['done', 'followUp', 'closed'];

/**
 * Shows the elder of a follow-up: name and numbers (revealed with a reason), the last findings, and the results of past
 * follow-ups.
 */
export function VisitAside({ resource, record }: { resource: string; record: ListedVisit }) {
  const translate = useTranslate();
  const { data: history = [] } = useGetList<ListedVisit>(resource, {
    pagination: { page: 1, perPage: HISTORY_MAX },
    sort: { field: 'visitTime', order: 'DESC' },
    filter: { elderlyId: record.elderlyId, status: COMPLETED_STATES },
  });
  const last = history.find(({ contactResult }) => contactResult === 'success');
  const { elder, visit, button } = useRevealed({ resource, elderlyId: record.elderlyId, lastId: last?.id });
  const entity = useEntityDefinition('elderly');
  return (
    <Box
      component="aside"
      aria-label={translate('visit-manage.visit.person')}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0, fontSize: '0.875rem' }}
    >
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {elder ? String(elder.name) : record.elderlyName}
      </Typography>
      {button}
      {elder && entity && <PhoneNumbers entity={entity} record={elder} />}
      {visit && (
        <>
          <Typography component="h4" variant="subtitle2">
            {translate('visit-manage.visit.lastValues')}{' '}
            <FieldValue entity={returnVisit} source="visitTime" record={visit} />
          </Typography>
          {(['health', 'needs', 'problems', 'actions'] as const).map((source) => (
            <Box key={source}>
              <Box sx={{ color: 'text.secondary' }}>{translate(fieldLabel(returnVisit, source))}</Box>
              <FieldValue entity={returnVisit} source={source} record={visit} />
            </Box>
          ))}
        </>
      )}
      <Typography component="h4" variant="subtitle2">
        {translate('visit-manage.visit.history')}
      </Typography>
      {history.length === 0 && <Box>{translate('visit-manage.visit.noHistory')}</Box>}
      {history.map((each) => (
        <Box key={each.id} sx={{ borderTop: 1, borderColor: 'divider', paddingBlockStart: 0.5 }}>
          <FieldValue entity={returnVisit} source="visitTime" record={each} />{' '}
          <FieldValue entity={returnVisit} source="purpose" record={each} />{' '}
          <FieldValue entity={returnVisit} source="contactResult" record={each} />
          {each.satisfaction != null && (
            <Box>
              {translate(groupLabel(returnVisit, 'satisfaction'))}{' '}
              <FieldValue entity={returnVisit} source="satisfaction" record={each} />
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

interface RevealQuery {
  resource: string;
  elderlyId: number | undefined;
  /** The last follow-up with a successful contact. */
  lastId: KitRecord['id'] | undefined;
}

interface Revealed {
  elder?: KitRecord;
  visit?: KitRecord;
}

/** Reveals the elder and the last follow-up for a minute, with one reason for both, if the user is permitted to. */
function useRevealed({ resource, elderlyId, lastId }: RevealQuery) {
  const translate = useTranslate();
  const dataProvider = useKitDataProvider();
  const elders = useEntityResource('elderly') ?? '';
  const mayRevealElder = useAllowedActions(elders, ['unmask']).has('unmask') && elderlyId !== undefined;
  const mayRevealVisit = useAllowedActions(resource, ['unmask']).has('unmask') && lastId !== undefined;
  const [revealed, setRevealed] = useState<Revealed>({});
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    if (!revealed.elder && !revealed.visit) return;
    const timer = setTimeout(() => setRevealed({}), UNMASK_SECONDS * 1_000);
    return () => clearTimeout(timer);
  }, [revealed]);

  async function reveal(reason: string) {
    const [elder, visit] = await Promise.all([
      mayRevealElder ? dataProvider.unmask(elders, { id: elderlyId, reason }) : undefined,
      mayRevealVisit ? dataProvider.unmask(resource, { id: lastId, reason }) : undefined,
    ]);
    setRevealed({ elder, visit });
  }

  const isShown = revealed.elder !== undefined || revealed.visit !== undefined;
  const button =
    (mayRevealElder || mayRevealVisit) && !isShown ? (
      <Button size="small" variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={() => setIsAsking(true)}>
        {translate('visit-manage.visit.reveal')}
      </Button>
    ) : null;
  return {
    ...revealed,
    button: (
      <>
        {button}
        {isAsking && (
          <ReasonDialog
            title={translate('kit.reveal.title')}
            description={translate('visit-manage.visit.revealed', { seconds: UNMASK_SECONDS })}
            suggestions={['contact', 'visit'].map((name) => translate(`kit.reveal.reasons.${name}`))}
            confirmLabel={translate('kit.reveal.action')}
            onConfirm={reveal}
            onClose={() => setIsAsking(false)}
          />
        )}
      </>
    ),
  };
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import {
  ChoiceChip,
  choiceLabel,
  formatAge,
  Portrait,
  toneOf,
  useRefreshWhileVisible,
  WidgetCard,
} from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { eventsOf } from '../entities/alerts/sameEvent';
import { type WardAlert, wearerAlert } from '../entities/alerts/wearerAlert';
import { REFRESH_MS, useWard, WARD_ENTITIES } from './useWard';

const MOST = 4;

/** Shows the first wearers of the ward view on the start page. */
export default function AlarmWidget() {
  const resource = useEntityResource(wearerAlert.name);
  return resource ? <Alarms resource={resource} /> : null;
}

function Alarms({ resource }: { resource: string }) {
  const translate = useTranslate();
  const { data, isPending, error, refetch } = useWard(resource, { most: MOST });
  useRefreshWhileVisible(() => void refetch(), REFRESH_MS, { entities: WARD_ENTITIES });
  const ward = `/${resource.slice(0, resource.lastIndexOf('/'))}/index`;
  return (
    <WidgetCard
      title="record-manage.widget.alarms"
      hint={`${translate('record-manage.ward.description')} ${translate('record-manage.ward.first', { count: MOST })}`}
      to={ward}
      isPending={isPending}
      error={error}
      onRetry={() => void refetch()}
      empty={data?.length === 0 ? translate('record-manage.ward.nobody') : undefined}
      height={204}
    >
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 0.5,
          margin: 0,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {data?.map((patient) => (
          <li key={patient.id}>
            <Person patient={patient} to={ward} />
          </li>
        ))}
      </Box>
    </WidgetCard>
  );
}

function Person({ patient, to }: { patient: WardAlert; to: string }) {
  const translate = useTranslate();
  const [locale = 'zh-CN'] = useLocaleState();
  const { deviceUserName, deviceUserId, age, alertLevel, status, since, acknowledgedByName } = patient;
  const name = deviceUserName ?? `#${deviceUserId}`;
  const [event] = eventsOf(patient.findings ?? []);
  return (
    <Box
      component={Link}
      to={to}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        padding: 0.5,
        borderRadius: 1,
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover': { backgroundColor: 'action.hover' },
      }}
    >
      <Portrait name={name} size="middle" tone={toneOf(wearerAlert, 'alertLevel', alertLevel)} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 }}>
          <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          {age !== null && (
            <Typography component="span" variant="caption">
              {translate('kit.facts.age', { age })}
            </Typography>
          )}
          <ChoiceChip
            entity={wearerAlert}
            field="alertLevel"
            value={alertLevel}
            isLive={alertLevel === 'critical' && status === 'open'}
          />
        </Box>
        <Typography noWrap variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {event && translate(choiceLabel(wearerAlert, 'findings_code', event.worst.code))}
          {since && ` · ${formatAge(since, Date.now(), locale)}`}
          {acknowledgedByName && ` · ${acknowledgedByName}`}
        </Typography>
      </Box>
    </Box>
  );
}

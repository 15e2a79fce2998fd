import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import {
  ChoiceChip,
  choiceLabel,
  fieldLabel,
  formatAge,
  formatMoment,
  type KitRecord,
  Portrait,
  RecordActionButtons,
  StatusChip,
} from '../../../core/kit';
import { eventsOf, type WardEvent } from '../entities/alerts/sameEvent';
import { type Finding, type WardAlert, wearerAlert } from '../entities/alerts/wearerAlert';
import { EscalatedText } from './EscalatedText';
import { DayLink, EventText, WithdrawnFindings } from './FindingText';
import { MovedExtremesText } from './MovedExtremesText';
import { Sparkline } from './Sparkline';
import { WardPhone } from './WardPhone';

/** Maximum number of findings shown beside the worst one. */
const OTHERS_MAX = 4;

/** A wearer who needs attention: findings, start, trend, and the administrator in charge. */
export function WardPatientCard({ patient, resource }: { patient: WardAlert; resource: string }) {
  const translate = useTranslate();
  const findings = patient.findings ?? [];
  const [worst, ...others] = firstEventByCode(findings);
  const name = useNameOf(patient);
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(180px, 1fr) minmax(220px, 2fr) 168px minmax(160px, 1fr) auto' },
        gap: 1.5,
        alignItems: 'center',
        padding: 1.5,
        minWidth: 0,
        borderInlineStart: ({ palette }) =>
          `4px solid ${(patient.alertLevel === 'critical' ? palette.error : palette.warning).main}`,
      }}
    >
      <Person patient={patient} event={worst} />
      <Box sx={{ minWidth: 0 }}>
        {worst && <EventText event={worst} isWorst />}
        {others.slice(0, OTHERS_MAX).map((event) => (
          <EventText key={`${event.worst.kind} ${event.worst.code}`} event={event} />
        ))}
        {others.length > OTHERS_MAX && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('record-manage.ward.more', { count: others.length - OTHERS_MAX })}
          </Typography>
        )}
        <MovedExtremesText extremes={patient.extremes} />
        <WithdrawnFindings patient={patient} />
      </Box>
      <Sparkline trend={patient.trend} findings={findings} />
      <Responsible patient={patient} />
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'row', md: 'column' },
          flexWrap: 'wrap',
          gap: 0.75,
          alignItems: { md: 'stretch' },
          justifyContent: 'flex-end',
        }}
      >
        <RecordActionButtons
          entity={wearerAlert}
          resource={resource}
          // The response has the fields of the record and more. Dialogs show the name of the person.
          record={{ ...(patient as unknown as KitRecord), [wearerAlert.titleField]: name }}
          operations={OPERATIONS}
        />
      </Box>
    </Paper>
  );
}

const OPERATIONS = ['acknowledge', 'attend', 'close', 'release'];

/** Returns the first and therefore worst event of each code. Keeps the order. */
function firstEventByCode(findings: readonly Finding[]): WardEvent[] {
  const first = new Map<string, WardEvent>();
  for (const event of eventsOf(findings)) {
    const key = `${event.worst.kind} ${event.worst.code}`;
    if (!first.has(key)) first.set(key, event);
  }
  return [...first.values()];
}

/** Returns the name of the wearer, or of the device that raised an alarm without a wearer. */
function useNameOf({ deviceUserName, deviceUserId, deviceSn, deviceId }: WardAlert): string {
  const translate = useTranslate();
  if (deviceUserId === null) return translate('record-manage.ward.unworn', { sn: deviceSn ?? `#${deviceId}` });
  return deviceUserName ?? `#${deviceUserId}`;
}

function Person({ patient, event }: { patient: WardAlert; event: WardEvent | undefined }) {
  const translate = useTranslate();
  const [locale = 'zh-CN'] = useLocaleState();
  const name = useNameOf(patient);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Portrait name={name} size="middle" />
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {event ? <DayLink finding={event.worst}>{name}</DayLink> : name}
        </Typography>
        {patient.age !== null && (
          <Typography variant="body2">{translate('kit.facts.age', { age: patient.age })}</Typography>
        )}
        <ChoiceChip
          entity={wearerAlert}
          field="alertLevel"
          value={patient.alertLevel}
          isLive={patient.alertLevel === 'critical' && patient.status === 'open'}
        />
        {patient.urgent && <StatusChip tone="danger">{translate(fieldLabel(wearerAlert, 'urgent'))}</StatusChip>}
      </Box>
      {event && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }} title={formatMoment(event.fromTime)}>
          {translate('record-manage.ward.since', { time: formatAge(event.fromTime, Date.now(), locale) })}
          {event.episodeState && (
            <> · {translate(`record-manage.ward.known.${event.episodeState}`, { time: formatMoment(event.toTime) })}</>
          )}
        </Typography>
      )}
      <EscalatedText patient={patient} />
      <Typography
        variant="body2"
        sx={{ color: 'text.secondary' }}
        title={patient.lastDataTime ? formatMoment(patient.lastDataTime) : undefined}
      >
        {patient.lastDataTime
          ? translate('record-manage.ward.lastData', { time: formatAge(patient.lastDataTime, Date.now(), locale) })
          : translate('record-manage.ward.noData')}
      </Typography>
    </Box>
  );
}

function Responsible({ patient }: { patient: WardAlert }) {
  const translate = useTranslate();
  const { doctorName, status, acknowledgedByName, acknowledgeTime, note } = patient;
  const { outcome, closedByName, closeTime, closeNote } = patient;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2">
        {translate('record-manage.ward.doctor', { name: doctorName ?? translate('record-manage.ward.noDoctor') })}
      </Typography>
      {status === 'acknowledged' && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {translate(fieldLabel(wearerAlert, 'acknowledgedById'))}: {acknowledgedByName ?? ''}{' '}
          {acknowledgeTime && formatMoment(acknowledgeTime)}
          {note && <> · {note}</>}
        </Typography>
      )}
      {patient.attendTime && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {translate('record-manage.ward.attended', {
            name: patient.attendedByName ?? '',
            time: formatMoment(patient.attendTime),
          })}
        </Typography>
      )}
      {outcome && closeTime && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {translate('record-manage.ward.lastClosed', {
            time: formatMoment(closeTime),
            name: closedByName ?? '',
            outcome: translate(choiceLabel(wearerAlert, 'outcome', outcome)),
          })}
          {closeNote && <> · {closeNote}</>}
        </Typography>
      )}
      {patient.deviceUserId !== null && <WardPhone deviceUserId={patient.deviceUserId} elderlyId={patient.elderlyId} />}
    </Box>
  );
}

import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useCreatePath, useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import {
  ChoiceChip,
  choiceLabel,
  fieldLabel,
  formatMoment,
  type KitRecord,
  RecordActionButtons,
  StatusChip,
} from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { useAlertFigure } from '../day/useAlertFigure';
import { type Finding, type WardPatient, wearerAlert } from '../entities/wearerAlert';
import { agoText } from './agoText';
import { Sparkline } from './Sparkline';
import { WardPhone } from './WardPhone';

/** Further findings named beside the worst one. */
const OTHERS_MAX = 4;

/** Somebody who needs somebody: what was found, since when, its course, who sees to it. */
export function WardPatientCard({ patient, resource }: { patient: WardPatient; resource: string }) {
  const translate = useTranslate();
  const findings = patient.findings ?? [];
  const [worst, ...others] = onePerCode(findings);
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
      <Person patient={patient} finding={worst} />
      <Box sx={{ minWidth: 0 }}>
        {worst && <FindingText finding={worst} isWorst />}
        {others.slice(0, OTHERS_MAX).map((finding) => (
          <FindingText key={`${finding.kind} ${finding.code}`} finding={finding} />
        ))}
        {others.length > OTHERS_MAX && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('record-manage.ward.more', { count: others.length - OTHERS_MAX })}
          </Typography>
        )}
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
          // What the server answers of a wearer is the record and more; dialogs name the person.
          record={{ ...(patient as unknown as KitRecord), [wearerAlert.represent]: nameOf(patient) }}
          layout="page"
          operations={OPERATIONS}
        />
      </Box>
    </Paper>
  );
}

const OPERATIONS = ['acknowledge', 'close', 'release'];

/** The worst of the findings of the same sort; they come in this order. */
function onePerCode(findings: readonly Finding[]): Finding[] {
  const first = new Map<string, Finding>();
  for (const finding of findings) {
    const key = `${finding.kind} ${finding.code}`;
    if (!first.has(key)) first.set(key, finding);
  }
  return [...first.values()];
}

const nameOf = ({ deviceUserName, deviceUserId }: WardPatient) => deviceUserName ?? `#${deviceUserId}`;

function Person({ patient, finding }: { patient: WardPatient; finding: Finding | undefined }) {
  const translate = useTranslate();
  const [locale = 'zh-CN'] = useLocaleState();
  const name = nameOf(patient);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <ChoiceChip
          entity={wearerAlert}
          field="alertLevel"
          value={patient.alertLevel}
          isLive={patient.alertLevel === 'critical' && patient.status === 'open'}
        />
        {patient.urgent && <StatusChip tone="danger">{translate(fieldLabel(wearerAlert, 'urgent'))}</StatusChip>}
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {finding ? <DayLink finding={finding}>{name}</DayLink> : name}
        </Typography>
        {patient.age !== null && (
          <Typography variant="body2">{translate('record-manage.ward.age', { age: patient.age })}</Typography>
        )}
      </Box>
      {patient.since && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }} title={formatMoment(patient.since)}>
          {translate('record-manage.ward.since', { time: agoText(patient.since, Date.now(), locale) })} ·{' '}
          {translate(finding?.ongoing ? 'record-manage.ward.ongoing' : 'record-manage.ward.ended')}
        </Typography>
      )}
      <Typography
        variant="body2"
        sx={{ color: 'text.secondary' }}
        title={patient.lastDataTime ? formatMoment(patient.lastDataTime) : undefined}
      >
        {patient.lastDataTime
          ? translate('record-manage.ward.lastData', { time: agoText(patient.lastDataTime, Date.now(), locale) })
          : translate('record-manage.ward.noData')}
      </Typography>
    </Box>
  );
}

function FindingText({ finding, isWorst = false }: { finding: Finding; isWorst?: boolean }) {
  const translate = useTranslate();
  const figure = useAlertFigure();
  const { code, level, value, limit } = finding;
  const told = value === null ? '' : figure(code, value);
  const figures =
    limit === null ? told : translate('record-manage.ward.figures', { value: told, limit: figure(code, limit) });
  return (
    <Typography variant="body2" sx={{ fontWeight: isWorst ? 600 : undefined, overflowWrap: 'anywhere' }}>
      <DayLink finding={finding}>
        {translate(choiceLabel(wearerAlert, 'kinds', finding.kind))} ·{' '}
        {translate(choiceLabel(wearerAlert, 'findings_code', code))}
      </DayLink>
      {figures && (
        <Box
          component="span"
          sx={{ color: level === 'critical' ? 'error.main' : 'warning.main', marginInlineStart: 0.5 }}
        >
          {figures.trim()}
        </Box>
      )}
    </Typography>
  );
}

/** Leads to the day of a finding, for those who may see it. */
function DayLink({ finding, children }: { finding: Finding; children: React.ReactNode }) {
  const resource = useEntityResource(finding.kind);
  const createPath = useCreatePath();
  if (!resource) return children;
  return (
    <MuiLink component={Link} to={createPath({ resource, type: 'show', id: finding.recordId })} color="inherit">
      {children}
    </MuiLink>
  );
}

function Responsible({ patient }: { patient: WardPatient }) {
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
      <WardPhone deviceUserId={patient.deviceUserId} elderlyId={patient.elderlyId} />
    </Box>
  );
}

import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { choiceLabel, formatMoment } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { useAlertFigure } from '../day/useAlertFigure';
import type { WardEvent } from '../entities/alerts/sameEvent';
import { type Finding, type WardAlert, wearerAlert } from '../entities/alerts/wearerAlert';
import { levelColors } from '../list/levelColors';

/** Maximum number of withdrawn findings shown. */
const WITHDRAWN_SHOWN = 3;

/** An event, with its other sources. */
export function EventText({ event: { worst, others }, isWorst = false }: { event: WardEvent; isWorst?: boolean }) {
  const translate = useTranslate();
  const elsewhere = others.filter(({ kind, recordId }) => kind !== worst.kind || recordId !== worst.recordId);
  const sources = [...new Map(elsewhere.map((finding) => [`${finding.kind} ${finding.code}`, finding])).values()];
  return (
    <>
      <FindingText finding={worst} isWorst={isWorst} />
      {sources.length > 0 && (
        <Box sx={{ marginInlineStart: 1.5 }}>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {translate('record-manage.ward.alsoSeen')}
          </Typography>
          {sources.map((finding) => (
            <FindingText key={`${finding.kind} ${finding.recordId}`} finding={finding} />
          ))}
        </Box>
      )}
    </>
  );
}

/** Shows withdrawn findings, so that their disappearance is explained. */
export function WithdrawnFindings({ patient: { withdrawn, since } }: { patient: WardAlert }) {
  const translate = useTranslate();
  const recent = (withdrawn ?? []).filter(({ time }) => since === null || time >= since).slice(0, WITHDRAWN_SHOWN);
  return recent.map(({ kind, code, fromTime, reason }) => (
    <Typography key={`${kind} ${code} ${fromTime}`} variant="caption" component="div" sx={{ color: 'text.secondary' }}>
      {translate('record-manage.ward.withdrawn', {
        finding: translate(choiceLabel(wearerAlert, 'findings_code', code)),
        time: formatMoment(fromTime),
        reason: translate(choiceLabel(wearerAlert, 'withdrawn_reason', reason)),
      })}
    </Typography>
  ));
}

function FindingText({ finding, isWorst = false }: { finding: Finding; isWorst?: boolean }) {
  const translate = useTranslate();
  const formatFigure = useAlertFigure();
  const { code, level, value, limit } = finding;
  const valueText = value === null ? '' : formatFigure(code, value);
  const figures =
    limit === null
      ? valueText
      : translate('record-manage.ward.figures', { value: valueText, limit: formatFigure(code, limit) });
  return (
    <Typography variant="body2" sx={{ fontWeight: isWorst ? 600 : undefined, overflowWrap: 'anywhere' }}>
      <DayLink finding={finding}>
        {translate(choiceLabel(wearerAlert, 'kinds', finding.kind))} ·{' '}
        {translate(choiceLabel(wearerAlert, 'findings_code', code))}
      </DayLink>
      {figures && (
        <Box component="span" sx={{ color: levelColors[level], marginInlineStart: 0.5 }}>
          {figures.trim()}
        </Box>
      )}
    </Typography>
  );
}

/** Links to the day of a finding if the user may see it. */
export function DayLink({ finding, children }: { finding: Finding; children: React.ReactNode }) {
  const resource = useEntityResource(finding.kind);
  const createPath = useCreatePath();
  if (!resource) return children;
  return (
    <MuiLink component={Link} to={createPath({ resource, type: 'show', id: finding.recordId })} color="inherit">
      {children}
    </MuiLink>
  );
}

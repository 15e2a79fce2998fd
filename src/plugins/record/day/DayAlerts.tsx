import CriticalIcon from '@mui/icons-material/ErrorOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { ChartPanel, choiceLabel } from '../../../core/kit';
import { alertCodesOf } from '../entities/alerts/alertCodes';
import type { AlertOfDay } from './alertOfDay';
import type { Mark, Span } from './plot/plot';
import { spanAround } from './plot/timeSpan';
import { clockAt } from './plot/timeTicks';
import { useAlertFigure } from './useAlertFigure';

const colors = { none: 'info', warn: 'warning', critical: 'error' } as const;
/** Seconds shown around an alert when it is pressed. */
const AROUND_SEC = 3_600;

/** Returns the alerts that have a time, as marks for the chart. */
export function marksOf(
  alerts: readonly AlertOfDay[],
  entity: Entity,
  translate: ReturnType<typeof useTranslate>,
): Mark[] {
  return alerts.flatMap((alert, at): Mark[] => {
    const { code, level, fromSec, toSec } = alert;
    if (fromSec === null || level === 'none') return [];
    return [{ id: `${code} ${at}`, level, fromSec, toSec: toSec ?? fromSec, text: alertName(entity, code, translate) }];
  });
}

export interface DayAlertsProps {
  entity: Entity;
  alerts: readonly AlertOfDay[];
  /** Shows a part of the day on the chart. Missing when there is no chart. */
  onShow?: (span: Span) => void;
}

/** Lists the alerts of the day, the worst first. Pressing one shows it on the chart. */
export const DayAlerts = memo(function DayAlerts({ entity, alerts, onShow }: DayAlertsProps) {
  const translate = useTranslate();
  const figure = useAlertFigure();
  const sorted = alerts.toSorted((a, b) => Number(b.level === 'critical') - Number(a.level === 'critical'));
  return (
    <ChartPanel
      title={translate('record-manage.day.alerts.title', { count: alerts.length })}
      empty={alerts.length === 0 ? translate('record-manage.day.alerts.none') : undefined}
    >
      <Box
        component="ul"
        sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: 0.25 }}
      >
        {sorted.map((alert) => {
          const { code, level, fromSec, toSec, value, limit } = alert;
          const facts = [
            fromSec === null
              ? translate(`record-manage.day.alerts.${nightCodes.includes(code) ? 'wholeNight' : 'wholeDay'}`)
              : clockAt(fromSec),
            fromSec !== null && toSec !== null && toSec > fromSec ? `– ${clockAt(toSec)}` : '',
            value === null ? '' : `${translate('record-manage.day.alerts.value')} ${figure(code, value)}`,
            limit === null ? '' : `${translate('record-manage.day.alerts.limit')} ${figure(code, limit)}`,
          ].filter((fact) => fact !== '');
          const icon = level === 'critical' ? <CriticalIcon fontSize="small" /> : <WarningIcon fontSize="small" />;
          const name = `${translate(choiceLabel(entity, 'alerts.level', level))} · ${alertName(entity, code, translate)}`;
          return (
            <Box
              key={`${code} ${fromSec} ${value}`}
              component="li"
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
            >
              {fromSec === null || !onShow ? (
                <Box
                  component="span"
                  sx={{
                    display: 'inline-flex',
                    alignItems: 'center',
                    gap: 1,
                    paddingInline: 0.5,
                    color: `${colors[level]}.main`,
                  }}
                >
                  {icon}
                  {name}
                </Box>
              ) : (
                <Button
                  size="small"
                  color={colors[level]}
                  startIcon={icon}
                  onClick={() => onShow(spanAround({ fromSec, toSec: toSec ?? fromSec }, AROUND_SEC))}
                >
                  {name}
                </Button>
              )}
              <Box
                component="span"
                sx={{ fontSize: '0.8125rem', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
              >
                {facts.join(' ')}
              </Box>
            </Box>
          );
        })}
      </Box>
    </ChartPanel>
  );
});

/** Codes of alerts that concern a whole night. */
const nightCodes: readonly string[] = [...alertCodesOf.sleepStatus, ...alertCodesOf.sleepActivity];

function alertName(entity: Entity, code: string, translate: ReturnType<typeof useTranslate>): string {
  return translate(choiceLabel(entity, 'alerts.code', code), { _: code });
}

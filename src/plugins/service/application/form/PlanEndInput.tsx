import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { MINUTE_MS, parseIsoMoment, toIsoMoment } from '../../../../../contract/moment';
import { FieldInput } from '../../../../core/kit';
import { serviceApplication } from '../../entities/applications/serviceApplication';
import { useApplicationDraft } from './useApplicationDraft';
import { useServiceTypes } from './useServiceTypes';

/** Inputs the planned end. It follows start and standard length of the service until the user types another end. */
export function PlanEndInput() {
  const form = useFormContext();
  const { planStart, planEnd, serviceTypeId } = useApplicationDraft();
  const minutes = useServiceTypes().find(({ id }) => id === serviceTypeId)?.stdMinutes;
  const before = useRef({ planStart, minutes });

  const updateEnd = useEffectEvent(() => {
    const last = before.current;
    // Remembers the last values while an input is cleared on the way to a new value.
    before.current = { planStart: planStart ?? last.planStart, minutes: minutes ?? last.minutes };
    const start = parseIsoMoment(planStart ?? '');
    const end = planEndFor({
      start,
      end: parseIsoMoment(planEnd ?? ''),
      minutes,
      lastStart: parseIsoMoment(last.planStart ?? ''),
      lastMinutes: last.minutes,
    });
    if (end !== undefined) form.setValue('planEnd', toIsoMoment(end), { shouldDirty: true, shouldValidate: true });
  });
  useEffect(() => {
    if (planStart !== before.current.planStart || minutes !== before.current.minutes) updateEnd();
  }, [planStart, minutes]);
  return <FieldInput entity={serviceApplication} source="planEnd" help="service-manage.application.form.planEndHelp" />;
}

/** Moments are milliseconds since 1970; each is undefined until it is known. */
interface PlanChange {
  start?: number;
  end?: number;
  /** Standard length of the service. */
  minutes?: number;
  lastStart?: number;
  lastMinutes?: number;
}

/** Returns the end that follows from a new start or service; `undefined` if the end stays. */
export function planEndFor({ start, end, minutes, lastStart, lastMinutes }: PlanChange): number | undefined {
  if (start === undefined) return undefined;
  if (end === undefined) return minutes === undefined ? undefined : start + minutes * MINUTE_MS;
  if (lastStart === undefined) return undefined;
  const isStandard = lastMinutes !== undefined && end === lastStart + lastMinutes * MINUTE_MS;
  if (isStandard && minutes !== undefined) return start + minutes * MINUTE_MS;
  return start === lastStart ? undefined : end + start - lastStart;
}

import { type RaRecord, useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useEntityResource } from '../../../../core/plugin-api';

/** The values on which the other inputs of the form depend. */
export interface ApplicationDraft {
  id?: number;
  elderlyId?: number;
  serviceTypeId?: number;
  payerType?: string;
  planStart?: string;
  planEnd?: string;
}

/** Returns the current values of the form. */
export function useApplicationDraft(): ApplicationDraft {
  const [id, elderlyId, serviceTypeId, payerType, planStart, planEnd]: unknown[] = useWatch({
    name: ['id', 'elderlyId', 'serviceTypeId', 'payerType', 'planStart', 'planEnd'],
  });
  return {
    id: numberIn(id),
    elderlyId: numberIn(elderlyId),
    serviceTypeId: numberIn(serviceTypeId),
    payerType: textIn(payerType),
    planStart: textIn(planStart),
    planEnd: textIn(planEnd),
  };
}

/** Returns the chosen elder, masked; undefined until loaded. */
export function useChosenElder(elderlyId: number | undefined): RaRecord | undefined {
  return useOptionalRecord('elderly', elderlyId);
}

/** Returns the service program of an elder: the payer, and the elder's share. */
export function useElderlyType(elder: RaRecord | undefined): RaRecord | undefined {
  return useOptionalRecord('elderlyType', numberIn(elder?.elderlyTypeId));
}

function useOptionalRecord(entity: string, id: number | undefined): RaRecord | undefined {
  const resource = useEntityResource(entity) ?? '';
  const { data } = useGetOne(
    resource,
    { id: id ?? 0 },
    { enabled: resource !== '' && id !== undefined, retry: false, staleTime: 30_000 },
  );
  return id === undefined ? undefined : data;
}

function numberIn(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

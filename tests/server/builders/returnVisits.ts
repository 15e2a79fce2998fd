import { added, elderInput } from './records';
import type { TestApp } from './testApp';

export type VisitRow = Record<string, unknown> & { id: number; version: number; status: string };

/** Adds a follow-up, by default of a new elder. */
export async function plannedVisit(server: TestApp, changes: Record<string, unknown> = {}): Promise<VisitRow> {
  const elderlyId = changes.elderlyId ?? (await added(server, 'elderly', await elderInput(server))).id;
  const { body, text } = await server.call('insert.returnVisit.admin', {
    elderlyId,
    method: 'phone',
    purpose: 'care',
    planDate: '2026-03-12',
    ...changes,
  });
  if (body.status !== 8000) throw new Error(`no follow-up was planned: ${text}`);
  return body.data;
}

/** Returns valid input of `finishVisit` besides the id, for a person who was reached. */
export function findings(changes: Record<string, unknown> = {}) {
  return {
    visitTime: '2026-03-12T09:30:00+08:00',
    contactResult: 'success',
    respondent: 'self',
    scores: { overall: 5 },
    ...changes,
  };
}

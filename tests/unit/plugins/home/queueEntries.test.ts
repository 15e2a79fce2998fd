import { describe, expect, it } from 'vitest';
import type { HostQueueSource } from '../../../../src/core/plugin-api';
import type { OwnMark } from '../../../../src/plugins/home/entities/queueMark';
import { type QueueAnswer, queueEntries } from '../../../../src/plugins/home/queue/queueEntries';

const ME = 7;
const question = { today: '2026-03-12', now: Date.parse('2026-03-12T10:00:00+08:00'), adminId: ME };

function source(id: string, more: Partial<HostQueueSource> = {}): HostQueueSource {
  return {
    id,
    key: `one/${id}`,
    plugin: 'one',
    resource: 'one/things',
    entity: 'thing',
    label: 'one.label',
    severity: 'warning',
    filter: () => ({}),
    time: 'since',
    title: 'name',
    ...more,
  };
}

const answer = (of: HostQueueSource, records: { id: number; [field: string]: unknown }[]): QueueAnswer => ({
  source: of,
  records,
  total: records.length,
});

const mark = (more: Partial<OwnMark>): OwnMark => ({
  id: 1,
  source: 'one/a',
  recordId: 1,
  kind: 'snoozed',
  adminId: ME,
  fromId: null,
  until: '2026-03-13T08:00:00+08:00',
  adminName: null,
  fromName: null,
  ...more,
});

const keysOf = (answers: QueueAnswer[], marks: OwnMark[] = []) =>
  queueEntries(answers, { question, marks }).map(({ key }) => key);

describe('queueEntries', () => {
  it('puts the worst first, among equals the longest waiting, and entries without a time last', () => {
    const bad = source('a', { severity: 'danger' });
    const mild = source('b', { severity: 'info' });
    const answers = [
      answer(mild, [{ id: 1, since: '2026-01-01' }]),
      answer(bad, [{ id: 2, since: '2026-03-11T10:00:00+08:00' }, { id: 3 }, { id: 4, since: '2026-03-10' }]),
    ];
    expect(keysOf(answers)).toEqual(['one/a 4', 'one/a 2', 'one/a 3', 'one/b 1']);
  });

  it('puts among equally bad ones the soonest due first', () => {
    const waits = source('a', { severity: 'danger' });
    const due = source('b', { severity: 'danger', isDue: true });
    const answers = [
      answer(waits, [{ id: 1, since: '2026-01-01' }]),
      answer(due, [
        { id: 2, since: '2026-03-12T16:40:00+08:00' },
        { id: 3, since: '2026-03-12T09:00:00+08:00' },
      ]),
    ];
    expect(keysOf(answers)).toEqual(['one/b 3', 'one/b 2', 'one/a 1']);
  });

  it('asks a source for the severity of each record', () => {
    const own = source('a', { severity: ({ level }) => (level === 'high' ? 'danger' : 'info') });
    const answers = [
      answer(own, [
        { id: 1, level: 'low' },
        { id: 2, level: 'high' },
      ]),
    ];
    expect(queueEntries(answers, { question, marks: [] }).map(({ severity }) => severity)).toEqual(['danger', 'info']);
  });

  it('leaves out entries that were snoozed or assigned to others, and never those of another source', () => {
    const answers = [answer(source('a'), [{ id: 1 }, { id: 2 }, { id: 3 }]), answer(source('b'), [{ id: 1 }])];
    const marks = [mark({}), mark({ id: 2, recordId: 2, kind: 'handedOver', adminId: 8, fromId: ME })];
    expect(keysOf(answers, marks)).toEqual(['one/a 3', 'one/b 1']);
  });

  it('puts entries assigned to the user first', () => {
    const answers = [
      answer(source('a', { severity: 'info' }), [{ id: 1 }]),
      answer(source('b', { severity: 'danger' }), [{ id: 2 }]),
    ];
    expect(keysOf(answers, [mark({ kind: 'handedOver', fromId: 8 })])).toEqual(['one/a 1', 'one/b 2']);
  });

  it('stays fast with tens of thousands of entries', () => {
    const records = Array.from({ length: 50_000 }, (_, at) => ({ id: at + 1, since: '2026-03-10' }));
    expect(keysOf([answer(source('a'), records)])).toHaveLength(50_000);
  });
});

import type { SectionTexts } from '../../../../../contract/texts/entityTexts';

const texts: SectionTexts = {
  queueMark: {
    name: 'Queue mark',
    fields: {
      source: 'Source',
      entity: 'Kind of record',
      recordId: 'Record',
      kind: 'Mark',
      adminId: 'In the queue of',
      fromId: 'Handed over by',
      until: 'Until',
      selectColleagues_entity: 'Kind of record',
      selectColleagues_keyword: 'Keyword',
      snoozeEntry_source: 'Source',
      snoozeEntry_entity: 'Kind of record',
      snoozeEntry_recordId: 'Record',
      snoozeEntry_until: 'Until',
      handOverEntry_source: 'Source',
      handOverEntry_entity: 'Kind of record',
      handOverEntry_recordId: 'Record',
      handOverEntry_adminId: 'To',
      takeBackMark_id: 'Mark',
    },
    choices: { kind: { snoozed: 'Put off', handedOver: 'Handed over' } },
  },
};

export default texts;

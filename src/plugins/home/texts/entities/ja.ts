import type { SectionTexts } from '../../../../../contract/texts/entityTexts';

const texts: SectionTexts = {
  queueMark: {
    name: '対応待ちの印',
    fields: {
      source: '出所',
      entity: '記録の種類',
      recordId: '記録番号',
      kind: '印',
      adminId: '担当管理者',
      fromId: '引き継ぎ元',
      until: '期限',
      selectColleagues_entity: '記録の種類',
      selectColleagues_keyword: 'キーワード',
      snoozeEntry_source: '出所',
      snoozeEntry_entity: '記録の種類',
      snoozeEntry_recordId: '記録番号',
      snoozeEntry_until: '期限',
      handOverEntry_source: '出所',
      handOverEntry_entity: '記録の種類',
      handOverEntry_recordId: '記録番号',
      handOverEntry_adminId: '引き継ぎ先',
      takeBackMark_id: '印',
    },
    choices: { kind: { snoozed: '後回し', handedOver: '引き継ぎ' } },
  },
};

export default texts;

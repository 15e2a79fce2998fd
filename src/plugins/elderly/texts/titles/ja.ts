import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: '高齢者',
  pages: {
    index: '概要',
    elderly: '高齢者管理',
    noServiced: '未サービス者の抽出',
    type: 'サービス区分',
    municipalType: '市の区分',
    capacityType: '能力等級',
    liveType: '居住状況',
    maritalStatusType: '婚姻状況',
    codeType: '証明書の種類',
    package: '高齢者データパッケージ',
  },
  actions: { exportPerson: '全情報を書き出す', erasePerson: '個人情報を消去' },
};

export default texts;

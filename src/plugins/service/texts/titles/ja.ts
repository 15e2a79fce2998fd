import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: 'サービス',
  newApplication: 'サービス申請を新規登録',
  pages: {
    index: 'サービス概要',
    attendant: '介護スタッフ管理',
    application: 'サービス申請',
    settlement: '精算仕訳',
    sign: 'チェックイン状況',
    risk: 'サービス異常監視',
    address: '住所管理',
    serviceType: 'サービス種別',
    package: 'サービス申請データパッケージ',
  },
  widgets: { hours: '本日の担当者ありの訪問', week: '昨日までの7日間の完了率', map: '本日の地図' },
  actions: { erasePerson: '個人情報を消去' },
};

export default texts;

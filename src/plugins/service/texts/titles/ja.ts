import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: 'サービス',
  pages: {
    index: 'サービス概要',
    attendant: '介護スタッフ管理',
    application: 'サービス申請',
    sign: 'チェックイン状況',
    risk: 'サービス異常監視',
    address: '住所管理',
    serviceType: 'サービス種別',
    package: 'サービス申請データパッケージ',
  },
};

export default texts;

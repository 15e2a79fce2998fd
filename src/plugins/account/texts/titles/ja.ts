import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: 'アカウント',
  pages: {
    index: 'アカウントトップ',
    doctor: 'ミニプログラム医師',
    user: 'ミニプログラム利用者',
    vip: '会員ランク',
  },
  actions: { exportPerson: '全情報を書き出す', erasePerson: '個人情報を消去' },
};

export default texts;

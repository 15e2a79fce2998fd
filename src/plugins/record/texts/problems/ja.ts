import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  stretchTooLong: '一度に %{seconds} 秒までです',
  recordsFromDevices: 'この種類の記録は機器から送られます。手で登録・変更できません',
  pulsePressureLow: '収縮期は拡張期より %{min} mmHg 以上高い必要があります',
  readingTwice: '同じ時刻の測定が2つあります',
  deviceNotWorn: 'その日、この機器の装着者はいません',
  wearerAlertKept: '警告はシステムが記録します。登録・変更・削除はできません',
  outcomeToExplain: '状況を説明してください',
  okReadingsStored: '測定値を保存しました',
  readingsOfSeveral: '複数の装着者の測定値です。別々に入力してください',
  deviceEventKept: '機器イベントは機器が報告するもので、登録・変更・削除できません',
  okAttended: '到着を記録しました',
  alreadyAttended: '到着は記録済みです',
};

export default texts;

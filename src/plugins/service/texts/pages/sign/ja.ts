/** Texts of the sign status page. */
const sign = {
  description: '一日の訪問ごとの到着・退出の状況です。漏れを先頭に、次に遅刻と超過を表示します。',
  figures: '当日の概況',
  today: '今日 %{date}',
  day: '%{date}',
  everyDay: 'すべての日',
  refreshed: '表示中は %{seconds} 秒ごとに更新',
  groups: {
    planned: '担当者ありの訪問',
    signedIn: '到着済み',
    running: '訪問中',
    done: '完了',
    late: '遅刻・未到着',
    missed: '記録漏れ',
    punctuality: '定刻率',
  },
  elder: '高齢者',
  attendant: '介護スタッフ',
  plan: '予定',
  in: '到着',
  out: '退出',
  minutes: '実績 / 予定（分）',
  photos: '写真',
  noPosition: '位置情報なし',
  reminded: '%{time} 催促を登録',
  noPhotos: '写真がありません',
  map: '記録した場所',
  application: '依頼を開く',
};

export default sign;

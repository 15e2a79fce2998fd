import type { RiskHitTexts } from '../../entities/risk/riskHitTexts';

const texts: RiskHitTexts = {
  R01: '簽到位置偏離 %{value} 公尺，超過 %{limit} 公尺',
  R02: '簽退位置偏離 %{value} 公尺，超過 %{limit} 公尺',
  R03: '%{value} 次簽到或簽退沒有定位',
  R04: '定位誤差 %{value} 公尺，超過 %{limit} 公尺',
  R05: '使用了模擬定位或已破解的手機',
  R06: '沒有簽退，由系統關閉',
  R07: '沒有簽到',
  R08: '遲到或早退 %{value} 分鐘，超過 %{limit} 分鐘',
  R09: {
    fragment: '服務僅 %{value} 分鐘，不足 %{limit} 分鐘',
    belowMinimum: '服務 %{value} 分鐘，不足最短時長 %{limit} 分鐘',
    short: '服務時長只有計畫的 %{value}%，不足 %{limit}%',
  },
  R10: {
    long: '服務時長達到計畫的 %{value}%，超過 %{limit}%',
    excessive: '服務 %{value} 分鐘，超過 %{limit} 分鐘',
  },
  R11: '照服員的另一次服務與本次重疊 %{value} 分鐘',
  R12: '另一位照服員同時為該長者服務 %{value} 分鐘',
  R13: '從上一單趕來需時速 %{value} 公里，超過 %{limit} 公里',
  R14: {
    samePhoto: '照片與先前服務的照片是同一檔案',
    similarPhoto: '照片與先前服務的照片幾乎相同（相差 %{value} 位元，限 %{limit} 位元）',
  },
  R15: '同一支手機先後為 %{value} 名照服員簽到',
  R16: '缺少長者或家屬的簽名、確認',
  R17: {
    notPassed: '服務時照服員未通過審核',
    certificateInvalid: '照服員有 %{value} 項必備證件缺少或過期',
    roleMismatch: '照服員的角色不能提供該服務',
  },
  R18: {
    deceased: '長者在服務之前已過世',
    notServed: '服務時長者已暫停或終止服務',
    gradeNotAllowed: '該長者的能力等級不適用此服務',
  },
  R19: {
    dayHours: '照服員當日服務 %{value} 小時，超過 %{limit} 小時',
    dayVisits: '照服員當日第 %{value} 單，超過 %{limit} 單',
    monthQuota: '長者本月長護險服務 %{value} 小時，超過 %{limit} 小時',
  },
  R20: {
    manual: '人工補簽或改時（近 30 天占 %{value}%）',
    manualOften: '人工補簽或改時，且近 30 天占 %{value}%，超過 %{limit}%',
  },
  R21: {
    clockDrift: '手機與伺服器的時鐘相差 %{value} 秒，超過 %{limit} 秒',
    futureTime: '簽到或簽退時刻比登記時刻晚 %{value} 秒',
  },
  R22: '連續 %{value} 次服務的時長和起始分鐘都相同',
  R23: '在 %{value} 簽到，不在服務時段內（界限 %{limit}）',
  R24: {
    tooFewPhotos: '照片比要求少 %{value} 張',
    albumPhoto: '%{value} 張照片來自相簿',
    oldPhoto: '照片拍攝於 %{value} 分鐘前，超過 %{limit} 分鐘',
  },
};

export default texts;

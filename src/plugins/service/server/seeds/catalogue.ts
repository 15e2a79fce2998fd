import type { CatalogueItem } from './serviceType';

const item = (
  category: CatalogueItem['category'],
  name: string,
  nameEn: string,
  nameJa: string,
  minutes: number,
  frequency: string,
  more: Partial<CatalogueItem> = {},
): CatalogueItem => ({ category, name, nameEn, nameJa, minutes, frequency, ...more });

const nurse: Partial<CatalogueItem> = { nurse: true };

/** The 41 items of the example long-term care insurance list. */
export const ltciItems: readonly CatalogueItem[] = [
  item('clean', '整理床单位', 'Bed making', 'ベッドメイキング', 5, '1–2次/日'),
  item('clean', '面部清洁', 'Face washing', '洗顔', 10, '1–2次/日'),
  item('clean', '口腔清洁', 'Oral hygiene', '口腔ケア', 10, '1–2次/日'),
  item('clean', '头发清洁及梳理', 'Hair washing and combing', '洗髪・整髪', 20, '1次/周'),
  item('clean', '指/趾甲护理', 'Nail care', '爪の手入れ', 10, '1–2次/周'),
  item('clean', '温水擦浴', 'Sponge bath', '清拭', 30, '1–2次/周'),
  item('clean', '沐浴', 'Bathing', '入浴介助', 40, '1次/周'),
  item('clean', '协助更衣', 'Help with dressing', '更衣介助', 10, '1–2次/日'),
  item('clean', '会阴护理', 'Perineal care', '陰部洗浄', 10, '1–2次/日'),
  item('clean', '足部清洁', 'Foot washing', '足の洗浄', 15, '1–2次/周'),
  item('clean', '剃须', 'Shaving', 'ひげそり', 10, '必要时'),
  item('clean', '手部清洁', 'Hand washing', '手洗い', 5, '必要时'),
  item('clean', '眼部清洁', 'Eye cleaning', '目の清拭', 5, '必要时'),
  item('clean', '耳部清洁', 'Ear cleaning', '耳の清拭', 5, '必要时'),
  item('clean', '鼻部清洁', 'Nose cleaning', '鼻の清拭', 5, '必要时'),
  item('nutrition', '协助进食/水', 'Help with eating and drinking', '食事・水分の介助', 20, '必要时'),
  item('nutrition', '鼻饲', 'Nasogastric feeding', '経鼻経管栄養', 20, '必要时', nurse),
  item('nutrition', '营养指导', 'Nutrition advice', '栄養指導', 15, '1次/周', nurse),
  item('excretion', '协助如厕', 'Help with toileting', 'トイレ介助', 10, '必要时'),
  item('excretion', '失禁护理', 'Incontinence care', '失禁ケア', 15, '必要时'),
  item('excretion', '人工取便术', 'Manual removal of stool', '摘便', 20, '必要时', nurse),
  item('excretion', '留置尿管护理', 'Indwelling catheter care', '留置カテーテルの管理', 15, '必要时', nurse),
  item('excretion', '人工膀胱护理', 'Neobladder care', '人工膀胱の管理', 15, '必要时', nurse),
  item('excretion', '造口护理', 'Stoma care', 'ストーマケア', 20, '必要时', nurse),
  item('excretion', '灌肠', 'Enema', '浣腸', 20, '必要时', nurse),
  item('excretion', '尿管更换', 'Catheter change', 'カテーテル交換', 15, '必要时', nurse),
  item('mobility', '协助翻身', 'Help with turning', '体位変換', 5, '必要时'),
  item('mobility', '协助移动', 'Help with moving', '移動介助', 10, '必要时'),
  item('mobility', '皮肤外用药涂擦', 'Applying skin medicine', '外用薬の塗布', 10, '必要时'),
  item('mobility', '压疮预防护理', 'Pressure sore prevention', '褥瘡の予防', 15, '1–2次/日'),
  item('mobility', '压疮伤口换药', 'Pressure sore dressing', '褥瘡の処置', 20, '必要时', nurse),
  item('mobility', '安全护理', 'Safety care', '安全確保', 10, '必要时'),
  item('mobility', '翻身叩背排痰', 'Turning and back percussion', '体位排痰・タッピング', 15, '必要时'),
  item('mobility', '吸痰护理', 'Sputum suction', '痰の吸引', 15, '必要时', nurse),
  item('mobility', '关节活动练习', 'Joint exercise', '関節可動域訓練', 20, '1次/日', {
    roles: ['caregiver', 'nurse', 'rehab'],
  }),
  item('mobility', '温热疗法', 'Heat therapy', '温熱療法', 15, '必要时'),
  item('mobility', '冷疗法', 'Cold therapy', '寒冷療法', 15, '必要时'),
  item('vitals', '生命体征监测', 'Vital signs', 'バイタルサイン測定', 10, '1次/日', nurse),
  item('vitals', '血糖监测', 'Blood glucose', '血糖測定', 10, '必要时', nurse),
  item('medication', '口服给药', 'Oral medication', '内服薬の与薬', 10, '必要时', nurse),
  item('medication', '药物管理指导', 'Medication advice', '服薬指導', 15, '1次/周', nurse),
];

/** Services outside the insurance. */
export const lifeServices: readonly CatalogueItem[] = [
  item('meal', '助餐', 'Meal help', '食事の支援', 30, '按需', {
    yuan: 20,
    roles: ['caregiver', 'housekeeper', 'volunteer'],
  }),
  item('housework', '助洁', 'House cleaning', '掃除', 60, '1次/周', {
    yuan: 45,
    unit: 'hour',
    roles: ['housekeeper', 'caregiver'],
  }),
  item('bath', '助浴', 'Bathing help', '入浴の支援', 60, '1次/周', { yuan: 120, roles: ['caregiver', 'nurse'] }),
  item('escort', '助行/陪诊', 'Escort and clinic visits', '外出・通院の付き添い', 120, '按需', {
    yuan: 160,
    roles: ['caregiver', 'socialWorker', 'housekeeper'],
  }),
  item('housework', '代购', 'Shopping', '買い物代行', 60, '按需', {
    yuan: 40,
    roles: ['housekeeper', 'caregiver', 'volunteer'],
  }),
  item('psych', '精神慰藉', 'Companionship and comfort', '話し相手・心のケア', 45, '1次/周', {
    yuan: 60,
    roles: ['socialWorker', 'caregiver', 'volunteer'],
  }),
  item('visit', '安全巡访', 'Safety visit', '安否確認の訪問', 20, '1次/周', {
    yuan: 15,
    roles: ['caregiver', 'socialWorker', 'volunteer'],
  }),
];

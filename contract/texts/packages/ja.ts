import type { PackageTexts } from '../../package/packageTexts';

const texts: PackageTexts = {
  yes: 'はい',
  no: 'いいえ',
  dictionary: { type: '種類', code: 'コード', zh: '中国語', en: '英語' },
  readme:
    '%{table}.xlsx は Excel で開いてください。%{table}.csv は他のシステム用です（UTF-8、BOM 付き）。CSV を Excel で直接開くと、身分証番号や電話番号などの長い数字が変わります。dictionaries.csv は使用されたコードです。manifest.json には全ファイルのサイズと SHA-256 チェックサムがあり、ファイルが完全か確認できます。',
  masked: '個人情報はマスクされています。氏名、証明書番号、電話、住所などは一部のみ表示し、画像は含みません。',
  unmasked:
    '個人情報がすべて含まれます。安全に保管し、書き出し時に示した目的にのみ使用し、使用後は速やかに削除してください。書き出しとダウンロードは記録されます。',
  contact: 'ご不明な点は、書き出した担当者またはシステム管理者にお問い合わせください。担当者：%{name}、日時：%{time}。',
};
export default texts;

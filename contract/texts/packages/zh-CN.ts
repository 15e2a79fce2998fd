import type { PackageTexts } from '../../package/packageTexts';

const texts: PackageTexts = {
  yes: '是',
  no: '否',
  dictionary: { type: '类别', code: '代码', zh: '中文', en: '英文' },
  readme:
    '请用 Excel 或 WPS 打开 %{table}.xlsx；%{table}.csv 供其他系统读取（UTF-8，带 BOM）。直接用 Excel 打开 CSV 会改动身份证号和电话等长数字。dictionaries.csv 是用到的代码。manifest.json 列出全部文件的大小和 SHA-256 校验值，可用来核对文件是否完整。',
  masked: '个人信息已脱敏：姓名、证件号、电话、地址等只显示一部分，不含图片。',
  unmasked: '包含完整个人信息。请妥善保管，仅用于导出时说明的用途，用完及时删除；导出和下载均有记录。',
  contact: '如有疑问，请联系导出人或系统管理员。导出人：%{name}，时间：%{time}。',
};
export default texts;

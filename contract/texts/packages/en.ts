import type { PackageTexts } from '../../package/packageTexts';

const texts: PackageTexts = {
  yes: 'Yes',
  no: 'No',
  dictionary: { type: 'Type', code: 'Code', zh: 'Chinese', en: 'English' },
  readme:
    'Open %{table}.xlsx in a spreadsheet; %{table}.csv is for other systems (UTF-8 with BOM). A spreadsheet that opens the CSV itself changes long numbers such as ID numbers and phones. dictionaries.csv holds the codes that are used. manifest.json lists every file with its size and SHA-256 checksum, to verify that it is whole.',
  masked: 'Personal data is masked: names, document numbers, phones and addresses are shown in part, without pictures.',
  unmasked:
    'Holds full personal data. Keep it safe, use it only for the purpose stated when it was exported, and delete it afterwards; exports and downloads are logged.',
  contact: 'Questions go to who exported it or to the system administrator. Exported by %{name}, %{time}.',
};
export default texts;

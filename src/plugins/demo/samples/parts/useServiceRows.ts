import { useTranslate } from 'react-admin';

/** Returns rows to export: service, times a month, minutes each. */
export function useServiceRows() {
  const translate = useTranslate();
  const text = (key: string) => translate(`demo.exportTable.${key}`);
  const headings = ['service', 'visits', 'minutes'].map(text);
  const rows = [
    [text('bathing'), '8', '60'],
    [text('cleaning'), '4', '120'],
    [text('talk'), '12', '30'],
  ];
  return { title: text('fileTitle'), headings, rows };
}

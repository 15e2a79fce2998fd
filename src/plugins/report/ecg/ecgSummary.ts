import { choiceLabel, type KitRecord, listSeparator } from '../../../core/kit';
import { ecg } from '../entities/ecg';

export interface Wording {
  locale: string;
  translate: (key: string, options?: Readonly<Record<string, unknown>>) => string;
}

/** Returns the conclusion of the analysis as text: rhythm, rate, findings, and the unreadable share. */
export function ecgSummary(record: KitRecord, { locale, translate }: Wording): string {
  const { rhythm, hrAvg, hrMin, hrMax, noisyPct } = record;
  const findings = Array.isArray(record.findings) ? record.findings.map(String) : [];
  const rhythmText = typeof rhythm === 'string' ? translate(choiceLabel(ecg, 'rhythm', rhythm)) : '';
  // A rhythm that needs attention is also a finding with the same text.
  const others = findings
    .map((code) => translate(choiceLabel(ecg, 'findings', code)))
    .filter((text) => text !== rhythmText);
  const parts = [
    rhythmText,
    typeof hrAvg === 'number' &&
      translate('report-manage.ecg.auto.rate', { avg: hrAvg, min: hrMin ?? '—', max: hrMax ?? '—' }),
    findings.length > 0 ? others.join(listSeparator(locale)) : translate('report-manage.ecg.auto.nothing'),
    typeof noisyPct === 'number' &&
      noisyPct > 0 &&
      translate('report-manage.ecg.auto.unreadable', { pct: noisyPct.toLocaleString(locale) }),
  ];
  return parts.filter(Boolean).join(locale === 'en' ? '; ' : '；');
}

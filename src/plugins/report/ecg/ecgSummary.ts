import { choiceLabel, type KitRecord, listSeparator } from '../../../core/kit';
import { ecg } from '../entities/ecg';

export interface Wording {
  locale: string;
  translate: (key: string, options?: Readonly<Record<string, unknown>>) => string;
}

/** What the analysis concludes, in words: rhythm, rate, what stands out, and how much cannot be read. */
export function ecgSummary(record: KitRecord, { locale, translate }: Wording): string {
  const { rhythm, hrAvg, hrMin, hrMax, noisyPct } = record;
  const findings = Array.isArray(record.findings) ? record.findings.map(String) : [];
  const parts = [
    typeof rhythm === 'string' && translate(choiceLabel(ecg, 'rhythm', rhythm)),
    typeof hrAvg === 'number' &&
      translate('report-manage.ecg.auto.rate', { avg: hrAvg, min: hrMin ?? '—', max: hrMax ?? '—' }),
    findings.length > 0
      ? findings.map((code) => translate(choiceLabel(ecg, 'findings', code))).join(listSeparator(locale))
      : translate('report-manage.ecg.auto.nothing'),
    typeof noisyPct === 'number' &&
      noisyPct > 0 &&
      translate('report-manage.ecg.auto.unreadable', { pct: noisyPct.toLocaleString(locale) }),
  ];
  return parts.filter(Boolean).join(locale === 'en' ? '; ' : '；');
}

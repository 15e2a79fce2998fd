import { byLocale } from '../../../../../contract/texts/localeTexts';

type SharedTexts = typeof import('../../texts/shared/zh-CN.json');

const texts = byLocale(import.meta.glob<SharedTexts>('../../texts/shared/*.json', { eager: true, import: 'default' }));

/** The names of payers in every language, for imports. */
export const payerTypeTexts = Object.values(texts).map(({ payerType }) => payerType);

import { FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useLocaleState, useLocales, useTranslate } from 'react-admin';

export default function Locales() {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  const locales = useLocales();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full' }).format(new Date());
  const number = new Intl.NumberFormat(locale, { style: 'currency', currency: 'CNY' }).format(1234.5);
  return (
    <>
      <RadioGroup
        row
        value={locale}
        onChange={(event) => setLocale(event.target.value)}
        aria-label={translate('demo.locales.label')}
      >
        {locales.map((each) => (
          <FormControlLabel key={each.locale} value={each.locale} label={each.name} control={<Radio />} />
        ))}
      </RadioGroup>
      <Typography sx={{ mt: 2 }}>{translate('demo.locales.text', { day, number })}</Typography>
    </>
  );
}

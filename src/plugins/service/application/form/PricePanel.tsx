import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'react-admin';
import { fieldLabel, formatMoney } from '../../../../core/kit';
import { payerTypes } from '../../../elderly/entities/payerTypes';
import { serviceApplication } from '../../entities/applications/serviceApplication';
import { planMinutesOf } from '../../entities/applications/serviceApplicationRules';
import { type ServicePrice, servicePrice } from '../../entities/applications/servicePrice';
import { useApplicationDraft, useChosenElder, useElderlyType } from './useApplicationDraft';
import { useServiceTypes } from './useServiceTypes';

/** Shows the price of the visit and who pays it, computed by the same rules as on the server. */
export function PricePanel() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const price = usePrice();
  return (
    <Box
      component="dl"
      aria-live="polite"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, margin: 0, alignSelf: 'center' }}
    >
      {(['priceFen', 'fundFen', 'selfFen'] as const).map((name) => (
        <div key={name}>
          <Box component="dt" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
            {translate(fieldLabel(serviceApplication, name))}
          </Box>
          <Box component="dd" sx={{ margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {price ? formatMoney(price[name], locale) : '–'}
          </Box>
        </div>
      ))}
    </Box>
  );
}

function usePrice(): ServicePrice | undefined {
  const { elderlyId, serviceTypeId, payerType, planStart, planEnd } = useApplicationDraft();
  const programme = useElderlyType(useChosenElder(elderlyId));
  const serviceType = useServiceTypes().find(({ id }) => id === serviceTypeId);
  const payer = payerTypes.find((code) => code === payerType);
  const minutes = planMinutesOf(planStart, planEnd);
  if (!serviceType || !payer || !programme || minutes === undefined || minutes <= 0) return undefined;
  const copayPct = Number(programme.defaultCopayPct ?? 0);
  return servicePrice({ serviceType, payerType: payer, minutes, copayPct });
}

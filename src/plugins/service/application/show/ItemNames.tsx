import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'react-admin';
import { EmptyValue, fieldLabel, type KitRecord, listSeparator } from '../../../../core/kit';
import { serviceApplication } from '../../entities/applications/serviceApplication';
import { useServiceTypeName, useServiceTypes } from '../form/useServiceTypes';

/** Shows the service items of the visit by name; an unknown code is shown as is. */
export function ItemNames({ record: { itemCodes } }: { record: KitRecord }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const types = useServiceTypes();
  const nameOf = useServiceTypeName();
  const names = (Array.isArray(itemCodes) ? itemCodes : []).map((code) => {
    const type = types.find((each) => each.code === code);
    return type ? nameOf(type) : String(code);
  });
  return (
    <Box component="dl" sx={{ margin: 0, marginBlockStart: 1.25 }}>
      <Box component="dt" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
        {translate(fieldLabel(serviceApplication, 'itemCodes'))}
      </Box>
      <Box component="dd" sx={{ margin: 0, fontSize: '0.875rem' }}>
        {names.length > 0 ? names.join(listSeparator(locale)) : <EmptyValue />}
      </Box>
    </Box>
  );
}

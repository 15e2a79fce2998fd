import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { isMaskedText } from '../../../../contract/masks';
import type { KitRecord } from '../entity/recordTitle';
import { useRevealedRecord } from '../reveal/RevealScope';
import { CopyButton } from '../text/CopyButton';
import { type PhoneNumber, phoneNumbers } from './phonesOf';

/** The phone numbers of a person; unmasked or revealed ones can be called and copied with one click. */
export function PhoneNumbers({ entity, record }: { entity: Entity; record: KitRecord }) {
  const translate = useTranslate();
  const numbers = phoneNumbers(entity, useRevealedRecord(record));
  if (numbers.length === 0) return <Box sx={{ color: 'text.secondary' }}>{translate('kit.phone.none')}</Box>;
  return (
    <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none', minWidth: 0 }}>
      {numbers.map((phone) => (
        <Box
          component="li"
          key={phone.path}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 1,
            // Same height masked and unmasked, so that nothing shifts when a number is revealed or hidden.
            minHeight: 40,
          }}
        >
          <PhoneOwner phone={phone} />
          <CallableNumber number={phone.number} />
        </Box>
      ))}
    </Box>
  );
}

function PhoneOwner({ phone: { label, name, relation } }: { phone: PhoneNumber }) {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {name ?? translate(label)}
      {name && (
        <Box component="span" sx={{ marginInlineStart: 0.75, color: 'text.secondary' }}>
          {translate(relation ?? label)}
        </Box>
      )}
    </Box>
  );
}

function CallableNumber({ number }: { number: string }) {
  if (isMaskedText('phone', number)) {
    return (
      <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {number}
      </Box>
    );
  }
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Link
        href={`tel:${number}`}
        sx={{ fontSize: '1.25rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
      >
        {number}
      </Link>
      <CopyButton text={number} about={number} />
    </Box>
  );
}

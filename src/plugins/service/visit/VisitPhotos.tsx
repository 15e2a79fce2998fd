import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { EmptySection, FieldValue, fieldLabel, type KitRecord } from '../../../core/kit';
import { serviceApplication } from '../entities/applications/serviceApplication';

const slots = ['signInPhotos', 'signOutPhotos', 'servicePhotos'] as const;

/** Shows the photos of a visit by time; hidden until the record is revealed. */
export function VisitPhotos({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const groups = slots.flatMap((slot) => {
    const photos = record[slot];
    return Array.isArray(photos) && photos.length > 0 ? [{ slot, count: photos.length }] : [];
  });
  if (groups.length === 0) return <EmptySection>{translate('service-manage.sign.noPhotos')}</EmptySection>;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}>
      {groups.map(({ slot, count }) => (
        <Box key={slot} component="figure" sx={{ margin: 0, minWidth: 0 }}>
          <Box component="figcaption" sx={{ fontSize: '0.8125rem', color: 'text.secondary', marginBlockEnd: 0.5 }}>
            {translate(fieldLabel(serviceApplication, slot))} · {count}
          </Box>
          <FieldValue entity={serviceApplication} source={slot} record={record} />
        </Box>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { isMaskedText } from '../../../../contract/masks';
import { EmptySection, type KitRecord, useRevealedRecord } from '../../../core/kit';

const slots = ['signInPhotos', 'signOutPhotos', 'servicePhotos'] as const;

/** The photos of a visit by when they were taken; grey until the record is revealed. */
export function VisitPhotos({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const shown = useRevealedRecord(record);
  const groups = slots
    .map((slot) => ({ slot, photos: textsIn(shown[slot]) }))
    .filter(({ photos }) => photos.length > 0);
  if (groups.length === 0) return <EmptySection>{translate('service-manage.sign.noPhotos')}</EmptySection>;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}>
      {groups.map(({ slot, photos }) => {
        const label = translate(`entities.serviceApplication.fields.${slot}`);
        return (
          <Box key={slot} component="figure" sx={{ margin: 0, minWidth: 0 }}>
            <Box component="figcaption" sx={{ fontSize: '0.8125rem', color: 'text.secondary', marginBlockEnd: 0.5 }}>
              {label} · {photos.length}
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
              {numbered(photos).map(({ key, photo, position }) => (
                <Photo key={key} source={photo} label={`${label} ${position}`} />
              ))}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const frame = {
  width: 84,
  height: 84,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  objectFit: 'cover',
} as const;

function Photo({ source, label }: { source: string; label: string }) {
  const translate = useTranslate();
  if (isMaskedText('image', source)) {
    return (
      <Box
        role="img"
        aria-label={label}
        sx={{
          ...frame,
          display: 'grid',
          placeItems: 'center',
          backgroundColor: 'action.hover',
          color: 'text.secondary',
          fontSize: '0.75rem',
        }}
      >
        {translate('kit.value.hidden')}
      </Box>
    );
  }
  return <Box component="img" src={source} alt={label} loading="lazy" sx={frame} />;
}

/** Two photos may be the same file, so that their place names them. */
function numbered(photos: readonly string[]) {
  return photos.map((photo, at) => ({ key: `${at} ${photo}`, photo, position: at + 1 }));
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

import BrokenImageIcon from '@mui/icons-material/BrokenImageOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import CircularProgress from '@mui/material/CircularProgress';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { MASKED_IMAGE } from '../../../../contract/masks';
import { useImageUrl } from './useImageUrl';

const ImageDialog = lazy(() => import('./ImageDialog'));

export interface ImageThumbProps {
  /** What the field holds: a stored file, an address, or the sign of a hidden picture. */
  value: string;
  /** What the picture shows, for who cannot see it. */
  label: string;
  /** The picture itself, where this page has just uploaded it. */
  local?: Blob;
  /** Side in pixels. */
  size?: number;
}

/** A small picture that a click enlarges; a grey tile while it is hidden. */
export function ImageThumb({ value, size = 72, ...props }: ImageThumbProps) {
  return value === MASKED_IMAGE ? <HiddenImage size={size} /> : <ShownThumb value={value} size={size} {...props} />;
}

function HiddenImage({ size }: { size: number }) {
  const translate = useTranslate();
  return (
    <Box role="img" aria-label={translate('kit.value.imageHidden')} sx={tile(size)}>
      <LockIcon fontSize="small" />
    </Box>
  );
}

function ShownThumb({ value, label, local, size }: ImageThumbProps & { size: number }) {
  const translate = useTranslate();
  const { url, isFailed } = useImageUrl(value, local);
  const [isBroken, setIsBroken] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  if (isFailed || isBroken) {
    return (
      <Box role="img" aria-label={translate('kit.image.failed')} title={translate('kit.image.failed')} sx={tile(size)}>
        <BrokenImageIcon fontSize="small" />
      </Box>
    );
  }
  if (!url) {
    return (
      <Box sx={tile(size)}>
        <CircularProgress size={20} aria-label={translate('kit.list.loading')} />
      </Box>
    );
  }
  return (
    <>
      <ButtonBase
        focusRipple
        aria-label={translate('kit.image.enlarge', { name: label })}
        onClick={() => setIsOpen(true)}
        sx={{ ...tile(size), cursor: 'zoom-in', '&:focus-visible': { outline: 2, outlineColor: 'primary.main' } }}
      >
        <Box
          component="img"
          src={url}
          alt=""
          onError={() => setIsBroken(true)}
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      </ButtonBase>
      {isOpen && (
        <Suspense fallback={null}>
          <ImageDialog url={url} label={label} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function tile(size: number) {
  return {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    width: size,
    height: size,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    overflow: 'hidden',
    color: 'text.secondary',
    backgroundColor: 'action.hover',
  };
}

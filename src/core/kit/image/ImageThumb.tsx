import BrokenImageIcon from '@mui/icons-material/BrokenImageOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
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
    <span role="img" aria-label={translate('kit.value.imageHidden')} className="kit-thumb" style={square(size)}>
      <LockIcon fontSize="small" />
    </span>
  );
}

function ShownThumb({ value, label, local, size }: ImageThumbProps & { size: number }) {
  const translate = useTranslate();
  const { url, isFailed } = useImageUrl(value, local);
  const [isBroken, setIsBroken] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  if (isFailed || isBroken) {
    return (
      <span
        role="img"
        aria-label={translate('kit.image.failed')}
        title={translate('kit.image.failed')}
        className="kit-thumb"
        style={square(size)}
      >
        <BrokenImageIcon fontSize="small" />
      </span>
    );
  }
  if (!url) {
    return (
      <span
        role="progressbar"
        aria-label={translate('kit.list.loading')}
        className="kit-thumb kit-bar"
        style={square(size)}
      />
    );
  }
  return (
    <>
      <button
        type="button"
        aria-label={translate('kit.image.enlarge', { name: label })}
        onClick={() => setIsOpen(true)}
        className="kit-thumb"
        style={square(size)}
      >
        <img src={url} alt="" onError={() => setIsBroken(true)} />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ImageDialog url={url} label={label} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const square = (size: number) => ({ width: size, height: size });

import BrokenImageIcon from '@mui/icons-material/BrokenImageOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { MASKED_IMAGE } from '../../../../contract/masks';
import { useImageUrl } from './useImageUrl';

const ImageDialog = lazy(() => import('./ImageDialog'));

export interface ImageThumbProps {
  /** The field's value: a stored file, a URL, or the placeholder of a masked picture. */
  value: string;
  /** Alternative text. */
  label: string;
  /** The picture itself, if this page has just uploaded it. */
  local?: Blob;
  /** Width and height in pixels. */
  size?: number;
}

/** A thumbnail that opens the full picture; a gray tile while it is masked. */
export function ImageThumb({ value, size = 72, ...props }: ImageThumbProps) {
  return value === MASKED_IMAGE ? <HiddenImage size={size} /> : <LoadedThumb value={value} size={size} {...props} />;
}

function HiddenImage({ size }: { size: number }) {
  const translate = useTranslate();
  return (
    <span role="img" aria-label={translate('kit.value.imageHidden')} className="kit-thumb" style={square(size)}>
      <LockIcon fontSize="small" />
    </span>
  );
}

function LoadedThumb({ value, label, local, size }: ImageThumbProps & { size: number }) {
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

import FullscreenIcon from '@mui/icons-material/Fullscreen';
import FullscreenExitIcon from '@mui/icons-material/FullscreenExit';
import { useTranslate } from 'react-admin';
import { useFullscreen } from '../../plugin-api';
import { toastStore } from '../toast/toastStore';
import { HeaderButton } from './HeaderButton';

/** Toggles full screen of the whole document; absent if the browser does not support it. */
export function FullscreenButton() {
  const translate = useTranslate();
  const { isAvailable, isFull, toggle } = useFullscreen();
  if (!isAvailable) return null;
  const toggleOrNotify = () => {
    toggle().catch(() => toastStore.push({ type: 'warning', message: translate('console.header.fullscreenRefused') }));
  };
  return (
    <HeaderButton
      label={translate(isFull ? 'console.header.exitFullscreen' : 'console.header.fullscreen')}
      aria-pressed={isFull}
      onClick={toggleOrNotify}
      icon={isFull ? <FullscreenExitIcon /> : <FullscreenIcon />}
    />
  );
}

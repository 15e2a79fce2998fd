import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { HOME_PATH } from '../../registry/matchRoute';
import { useThemeTexts } from '../appearance/useThemeTexts';

/** Logo and wordmark of the product; links to the start page. */
export const Logo = memo(function Logo({ width, isIconOnly }: { width: number | string; isIconOnly: boolean }) {
  const translate = useTranslate();
  const { wordmark } = useThemeTexts();
  return (
    <Link
      to={HOME_PATH}
      aria-label={`${wordmark} ${translate('console.header.home')}`}
      className={isIconOnly ? 'shell-logo shell-logo-icon' : 'shell-logo'}
      style={{ width }}
    >
      <img src="/logo.webp" alt="" />
      {!isIconOnly && <span className={wordmark.length > 6 ? 'shell-long-name' : undefined}>{wordmark}</span>}
    </Link>
  );
});

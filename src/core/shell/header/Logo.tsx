import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { HOME_PATH } from '../../registry/matchRoute';
import { useThemeTexts } from '../appearance/useThemeTexts';

/** Mark and wordmark of the product; leads home. */
export function Logo({ width, isIconOnly }: { width: number | string; isIconOnly: boolean }) {
  const translate = useTranslate();
  const { wordmark } = useThemeTexts();
  return (
    <Box
      component={Link}
      to={HOME_PATH}
      aria-label={`${wordmark} ${translate('console.header.home')}`}
      sx={(theme) => ({
        width,
        flexShrink: 0,
        height: 60,
        display: 'flex',
        alignItems: 'center',
        justifyContent: isIconOnly ? 'center' : 'flex-start',
        gap: 1.25,
        pl: isIconOnly ? 0 : 2.25,
        color: theme.shell.text,
        textDecoration: 'none',
        overflow: 'hidden',
        transition: 'width .3s',
      })}
    >
      <Box component="img" src="/logo.svg" alt="" sx={{ width: 30, height: 30, flexShrink: 0 }} />
      {!isIconOnly && (
        <Typography component="span" noWrap sx={{ fontSize: wordmark.length > 6 ? 15 : 18, fontWeight: 700 }}>
          {wordmark}
        </Typography>
      )}
    </Box>
  );
}

import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import ContrastIcon from '@mui/icons-material/Contrast';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import {
  Box,
  ButtonBase,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  ToggleButton,
  ToggleButtonGroup,
  useTheme,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAppearance, useSetAppearance } from '../../plugin-api';
import { type Appearance, COLOR_MODES, type ColorMode } from '../../theme/appearance';
import { applyColorMode } from '../../theme/applyColorMode';
import { THEMES } from '../../theme/themes';
import { ThemePreview } from './ThemePreview';

const WIDTH = 600;

/** Selects a theme; a choice is applied immediately and the dialog stays open, so that the user can compare themes. */
export default function ThemeDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const translate = useTranslate();
  const { theme: active, color } = useAppearance();
  const setAppearance = useSetAppearance();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullWidth
      aria-labelledby="theme-title"
      slotProps={{ paper: { sx: { maxWidth: WIDTH } }, backdrop: { sx: { background: 'rgb(0 0 0 / 25%)' } } }}
    >
      <DialogTitle id="theme-title" sx={{ display: 'flex', alignItems: 'center', pb: 1 }}>
        {translate('console.theme.title')}
        <IconButton aria-label={translate('console.action.close')} onClick={onClose} edge="end" sx={{ ml: 'auto' }}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        <ColorModeToggle />
        <Box
          component="ul"
          sx={{
            m: 0,
            p: '2px',
            listStyle: 'none',
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
          }}
        >
          {THEMES.map((theme) => (
            <li key={theme.name}>
              <ThemeCard
                theme={theme}
                color={color}
                isActive={theme === active}
                onUse={() => setAppearance({ theme: theme.name })}
              />
            </li>
          ))}
        </Box>
      </DialogContent>
    </Dialog>
  );
}

function ColorModeToggle() {
  const translate = useTranslate();
  const { mode } = useAppearance();
  const setAppearance = useSetAppearance();
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      color="primary"
      value={mode}
      aria-label={translate('console.theme.mode.title')}
      onChange={(_, next: ColorMode | null) => next && setAppearance({ mode: next })}
      sx={{ mb: 1.5 }}
    >
      {COLOR_MODES.map((each) => (
        <ToggleButton key={each} value={each} sx={{ gap: 0.75 }}>
          {MODE_ICONS[each]}
          {translate(`console.theme.mode.${each}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const MODE_ICONS = {
  system: <ContrastIcon fontSize="small" />,
  light: <LightIcon fontSize="small" />,
  dark: <DarkIcon fontSize="small" />,
} satisfies Record<ColorMode, React.ReactNode>;

interface ThemeCardProps extends Pick<Appearance, 'theme' | 'color'> {
  isActive: boolean;
  onUse: () => void;
}

function ThemeCard({ theme, color, isActive, onUse }: ThemeCardProps) {
  const translate = useTranslate();
  const isDark = useTheme().palette.mode === 'dark';
  return (
    <ButtonBase
      onClick={onUse}
      aria-pressed={isActive}
      autoFocus={isActive}
      sx={(muiTheme) => ({
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'stretch',
        width: '100%',
        height: '100%',
        overflow: 'hidden',
        borderRadius: 1,
        border: `1px solid ${muiTheme.palette.divider}`,
        textAlign: 'start',
        font: 'inherit',
        fontSize: 13,
        '&:hover': { borderColor: 'text.disabled' },
        '&[aria-pressed="true"]': {
          borderColor: 'success.main',
          boxShadow: `0 0 0 1px ${muiTheme.palette.success.main}`,
        },
      })}
    >
      <ThemePreview theme={applyColorMode(theme, isDark)} color={color} />
      <Box
        component="span"
        sx={{
          flex: 1,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 1.25,
          py: 0.75,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Box component="span" sx={{ flex: 1, minWidth: 0, lineHeight: 1.35 }}>
          {translate(`console.theme.names.${theme.name}`)}
        </Box>
        <Box
          component="span"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.25,
            whiteSpace: 'nowrap',
            fontSize: 12,
            color: isActive ? 'success.main' : 'text.secondary',
            fontWeight: isActive ? 600 : 400,
            '& svg': { fontSize: 15 },
          }}
        >
          {isActive && <CheckIcon />}
          {translate(isActive ? 'console.theme.active' : 'console.theme.use')}
        </Box>
      </Box>
    </ButtonBase>
  );
}

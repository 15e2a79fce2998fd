import type { ThemeOptions } from '@mui/material/styles';
import type { ControlMetrics } from './controlMetrics';

/** Returns heights and font sizes of MUI's controls by component size; contains no colors. */
export function controlStyles({
  height,
  inner,
  chip,
  fontSize,
  cellPadding,
}: ControlMetrics): ThemeOptions['components'] {
  const text = `${fontSize}px`;
  /** The height of MUI's inputs is one line of text plus vertical padding. */
  const inputPadding = `calc((${height}px - 1.4375em) / 2)`;
  /** A floating label is never smaller than 11 px. */
  const labelScale = Math.max(0.75, 11 / fontSize);
  const square = (side: number) => ({ width: side, height: side, padding: 0 });
  const tick = { padding: (height - 20) / 2, '& .MuiSvgIcon-root': { fontSize: 20 } };
  return {
    MuiButton: {
      styleOverrides: { root: { minHeight: height, paddingBlock: 0, fontSize: text, whiteSpace: 'nowrap' } },
    },
    MuiIconButton: { styleOverrides: { sizeMedium: square(height), sizeSmall: square(inner) } },
    MuiToggleButton: { styleOverrides: { root: { height, paddingBlock: 0, fontSize: text } } },
    MuiInputBase: { styleOverrides: { root: { fontSize: text } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { minHeight: height },
        input: { paddingBlock: inputPadding, 'textarea&': { paddingBlock: 0 } },
        multiline: { paddingBlock: inputPadding },
        notchedOutline: { '& legend': { fontSize: `${labelScale}em` } },
      },
    },
    MuiInputLabel: {
      styleOverrides: {
        root: { fontSize: text },
        outlined: {
          transform: `translate(14px, calc(${height / 2}px - 50%))`,
          '&.MuiInputLabel-shrink': { transform: `translate(14px, -50%) scale(${labelScale})` },
        },
      },
    },
    MuiAutocomplete: {
      styleOverrides: {
        root: {
          '& .MuiOutlinedInput-root.MuiInputBase-sizeSmall': {
            paddingBlock: 2,
            '& .MuiAutocomplete-input': { paddingBlock: 0 },
          },
        },
        option: { minHeight: height - 4, fontSize: text },
      },
    },
    MuiMenuItem: { styleOverrides: { root: { minHeight: height - 4, fontSize: text } } },
    MuiCheckbox: { styleOverrides: { root: tick } },
    MuiRadio: { styleOverrides: { root: tick } },
    MuiSwitch: { defaultProps: { size: height < 36 ? 'small' : 'medium' } },
    MuiFormControlLabel: { styleOverrides: { label: { fontSize: text } } },
    MuiChip: {
      styleOverrides: {
        sizeMedium: { height: chip + 4, fontSize: text },
        sizeSmall: { height: chip, fontSize: `${Math.max(12, fontSize - 1)}px` },
      },
    },
    MuiTabs: { styleOverrides: { root: { minHeight: height + 2 } } },
    MuiTab: { styleOverrides: { root: { minHeight: height + 2, paddingBlock: 0, fontSize: text } } },
    MuiTableCell: {
      styleOverrides: {
        root: { paddingBlock: cellPadding, '& .MuiButton-root': { minHeight: inner } },
        sizeSmall: { paddingBlock: cellPadding },
      },
    },
    MuiTablePagination: { styleOverrides: { toolbar: { '&&': { minHeight: height + 8 } } } },
  };
}

import type { ThemeOptions } from '@mui/material/styles';
import type { Locale } from '../../../../contract/constants';
import { localeTexts } from '../../../../contract/texts/localeTexts';

/** The texts of MUI's components, as default props in a theme. */
export type MuiTexts = ThemeOptions['components'];

const load = localeTexts(import.meta.glob<{ default: typeof import('./texts/zh-CN.json') }>('./texts/*.json'));

/**
 * Loads the texts of MUI's components in one language, as theme options. MUI's own module of texts creates a number formatter
 * in every start, which takes a tenth of the time to a usable page.
 */
export async function loadMuiTexts(locale: Locale): Promise<MuiTexts> {
  const { expand, close, clear, open, loading, noOptions, noRating, rating, goTo, ...paging } = await load(locale);
  return {
    MuiAlert: { defaultProps: { closeText: close } },
    MuiAutocomplete: {
      defaultProps: {
        clearText: clear,
        closeText: close,
        loadingText: loading,
        noOptionsText: noOptions,
        openText: open,
      },
    },
    MuiBreadcrumbs: { defaultProps: { expandText: expand } },
    MuiPagination: {
      defaultProps: {
        'aria-label': paging.pages,
        getItemAriaLabel: (type, page, isSelected) =>
          type in goTo ? goTo[type as keyof typeof goTo] : fill(isSelected ? paging.page : paging.goToPage, { page }),
      },
    },
    MuiRating: {
      defaultProps: { emptyLabelText: noRating, getLabelText: (value) => fill(rating, { value }) },
    },
    MuiTablePagination: {
      defaultProps: {
        getItemAriaLabel: (type) => goTo[type],
        labelRowsPerPage: paging.rowsPerPage,
        labelDisplayedRows: ({ from, to, count }) =>
          fill(count === -1 ? paging.rowsOfMany : paging.rows, { from, to, count }),
      },
    },
  };

  function fill(text: string, values: Record<string, number | null>): string {
    return text.replace(/%\{(\w+)\}/g, (_, name: string) => (values[name] ?? '').toLocaleString(locale));
  }
}

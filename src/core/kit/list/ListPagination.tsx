import { useListContext, useTranslate } from 'react-admin';
import { PAGE_SIZES } from '../../../../contract/constants';
import { formatNumber } from '../../i18n/formatNumber';
import { useLocaleCode } from '../entity/useLocaleCode';
import { RowIcon } from './rows/RowIcon';

/** Pagination below the rows: total, page size, first, previous, next, last. */
export function ListPagination() {
  const { page: requestedPage, perPage, total, setPage, setPerPage, isPending } = useListContext();
  const translate = useTranslate();
  const locale = useLocaleCode();
  if (isPending || !total) return null;
  const last = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(requestedPage, last);
  const number = (value: number) => formatNumber(value, locale);
  const range = {
    from: number((page - 1) * perPage + 1),
    to: number(Math.min(page * perPage, total)),
    total: number(total),
  };
  const pageButtons = [
    { name: 'first', to: 1, isOpen: page > 1 },
    { name: 'previous', to: page - 1, isOpen: page > 1 },
    { name: 'next', to: page + 1, isOpen: page < last },
    { name: 'last', to: last, isOpen: page < last },
  ] as const;
  return (
    <div className="kit-paging">
      <label>
        {translate('ra.navigation.page_rows_per_page')}
        <select value={perPage} onChange={({ target }) => setPerPage(Number(target.value))}>
          {[...new Set([...PAGE_SIZES, perPage])].map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <p>{translate('kit.list.range', range)}</p>
      <div>
        {pageButtons.map(({ name, to, isOpen }) => (
          <button
            key={name}
            type="button"
            className="kit-tool"
            title={translate(`kit.list.page.${name}`)}
            aria-label={translate(`kit.list.page.${name}`)}
            disabled={!isOpen}
            onClick={() => setPage(to)}
          >
            <RowIcon name={name} />
          </button>
        ))}
      </div>
    </div>
  );
}

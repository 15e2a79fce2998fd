import { useEffect } from 'react';
import { useTranslate } from 'react-admin';

/**
 * Sets the browser title: the product's name, then the page's (spec §1).
 * @param parts from the most specific to the most general (`编辑`, `12 号`, `老人信息`)
 */
export function useDocumentTitle(parts: readonly string[]): void {
  const translate = useTranslate();
  const page = parts.join(' - ');
  const product = translate('console.product');
  useEffect(() => {
    document.title = page ? `${product} | ${page}` : product;
  }, [product, page]);
}

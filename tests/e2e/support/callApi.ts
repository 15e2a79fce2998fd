import { type Credentials, logIn } from '../../../harness/logIn';
import type { Product } from '../../../harness/startProduct';

export interface ApiAnswer {
  status: number;
  message: string;
  data: Record<string, unknown>;
}

/** Calls operations of a running product as an integrator would. */
export interface Api {
  call(operation: string, params: object): Promise<ApiAnswer>;
  /** Uploads a text; returns the id of its file. */
  upload(kind: string, name: string, text: string): Promise<string>;
}

/** Signs an administrator in. Defaults to the first one. */
export async function signedInApi(product: Product, account?: Credentials): Promise<Api> {
  const post = async (operation: string, body: BodyInit, headers: Record<string, string>) => {
    const answer = await fetch(`${product.url}/api/${operation}`, { method: 'POST', headers, body });
    return (await answer.json()) as ApiAnswer;
  };
  const json = { 'content-type': 'application/json' };
  const { token: authorization } = await logIn(product, account);
  return {
    call: (operation, params) => post(operation, JSON.stringify(params), { ...json, authorization }),
    async upload(kind, name, text) {
      const form = new FormData();
      form.set('file', new Blob([text], { type: 'text/csv' }), name);
      const { data } = await post(`upload.file.open?kind=${kind}`, form, { authorization });
      return String(data.fileId);
    },
  };
}

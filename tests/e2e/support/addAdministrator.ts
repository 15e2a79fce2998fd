import type { Product } from '../../../harness/startProduct';
import { signedInApi } from './callApi';

/** The new administrator, with the password they choose. */
export interface NewAdministrator {
  username: string;
  name: string;
  password: string;
  superAdmin?: boolean;
  extraGrants?: readonly string[];
}

/** Adds an administrator who has already signed in once and chosen a password. */
export async function addAdministrator(product: Product, { password, ...account }: NewAdministrator): Promise<void> {
  const given = `${password}, given`;
  const api = await signedInApi(product);
  const added = await api.call('insert.admin.open', { ...account, password: given });
  if (added.status !== 8000) throw new Error(`no administrator was added: ${added.message}`);
  const own = await signedInApi(product, { username: account.username, password: given });
  const changed = await own.call('changePassword.admin.open', { oldPassword: given, password });
  if (changed.status !== 8000) throw new Error(`the password was not changed: ${changed.message}`);
}

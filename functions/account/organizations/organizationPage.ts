import { wordsOf } from '#functions/_platform/storage/words.ts'
import { personas as paths } from '#shared/domain/identity/personas.ts'
import type { AccountType } from '#shared/permissions.ts'
import { accounts } from '../store/accounts.ts'
import { agencies } from '../store/agencies.ts'
import { personas } from '../store/personas.ts'

/** An organization to choose. */
export interface Named {
  readonly id: string
  readonly name: string
}

export interface OrganizationQuery {
  /** Of what kind; the provider itself is not listed here. */
  readonly accountType: Exclude<AccountType, 'COWBELL'>
  /** Of agencies: those of this organization alone, itself among them. */
  readonly within?: string | undefined
  readonly search?: string | undefined
  readonly page: number
  readonly size: number
}

/** A page by number goes at most this deep; who looks for what is further down searches. */
const deepest = 3000

/** A page of organizations of a kind by name. Whose they are is the caller's question. */
export const organizationPage = async ({ accountType, within, search = '', page, size }: OrganizationQuery) => {
  const scope =
    accountType === 'AGENCY'
      ? within === undefined
        ? 'all'
        : `organization:${within}`
      : accountType === 'CUSTOMER'
        ? 'all'
        : `type:${paths[accountType].path}`
  const scopes = [scope]
  const wanted = Math.min(deepest, (page + 1) * size)
  const store = accountType === 'AGENCY' ? agencies : accountType === 'CUSTOMER' ? accounts : personas
  const found: { readonly hits: readonly Named[]; readonly totalHits: number } =
    wordsOf(search).length > 0
      ? await store.search({ scopes, text: search, size: wanted })
      : await store.list({ scopes, sort: 'name', size: wanted })
  return {
    content: found.hits.slice(page * size).map(({ id, name }): Named => ({ id, name })),
    totalElements: found.totalHits,
  }
}

import type { NumberedPage } from '#functions/_platform/storage/numberedPage.ts'
import { isFoundBy } from '#functions/_platform/storage/words.ts'
import { accountNames } from '#functions/account/public.ts'
import { agenciesBelow } from '#functions/directory/public.ts'
import { type AgencyRow, agencies, waitingGroup } from '#functions/directory/store/agencies.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { personas as paths } from '#shared/domain/identity/personas.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import type { AccountType } from '#shared/permissions.ts'
import type { PersonaStatus } from '#shared/records/persona/personaStatus.ts'

/** An organization to choose. */
export interface Named {
  readonly id: string
  readonly name: string
  /** An agency that waits for a review. */
  readonly waits?: true | undefined
  /** Where an agency stands that is not just at work. */
  readonly status?: PersonaStatus | undefined
}

export interface OrganizationQuery {
  /** Of what kind; the provider itself is not listed here. */
  readonly accountType: Exclude<AccountType, 'COWBELL'>
  /** Of agencies: those of this organization alone, itself among them. */
  readonly within?: string | undefined
  /** Of agencies: those alone that wait for a review. */
  readonly waiting?: boolean | undefined
  /** Of agencies: these alone, which are few. */
  readonly only?: readonly string[] | undefined
  readonly search?: string | undefined
  readonly page: number
  readonly size: number
}

/** The agencies that belong to an organization, by record or by relationship: some hundred at most, so they are read whole. */
const agenciesOf = async (
  organizationId: string,
  { search = '', page, size }: Pick<OrganizationQuery, 'page' | 'search' | 'size'>,
): Promise<NumberedPage<Named>> => {
  const wanted = search.replaceAll('*', '').trim().toLowerCase()
  const found = (await agenciesBelow(organizationId))
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
  return {
    content: found.slice(page * size, (page + 1) * size),
    totalElements: found.length,
    size,
    number: page,
  }
}

/** Of some agencies those that are asked for, by name. */
const ofThese = async (
  ids: readonly string[],
  { search, waiting, page, size }: Pick<OrganizationQuery, 'page' | 'search' | 'size' | 'waiting'>,
): Promise<NumberedPage<Named>> => {
  const found = (await agencies.byIds(ids))
    .filter(({ name, wanted }) => isFoundBy({ search, text: name }) && (waiting !== true || wanted !== undefined))
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(
      ({ id, name, status, wanted }): Named => ({
        id,
        name,
        ...(status !== 'ACTIVE' && { status }),
        ...(wanted !== undefined && { waits: true }),
      }),
    )
  return { content: found.slice(page * size, (page + 1) * size), totalElements: found.length, size, number: page }
}

const pageOf = ({
  accountType,
  only,
  within,
  waiting,
  search,
  page,
  size,
}: OrganizationQuery): Promise<NumberedPage<AgencyRow | Named>> => {
  if (accountType === 'CUSTOMER') return accountNames({ search, page, size })
  const isAgency = accountType === 'AGENCY'
  if (isAgency && only !== undefined) return ofThese(only, { search, waiting, page, size })
  if (isAgency && within?.startsWith('org_')) return agenciesOf(within, { search, page, size })
  const scope = !isAgency ? `type:${paths[accountType].path}` : within === undefined ? 'all' : `organization:${within}`
  const store = isAgency ? agencies : personas
  const group = waiting === true ? waitingGroup : undefined
  return isSearch(search)
    ? store.searchPage({ scopes: [scope], group, text: search, page, size })
    : store.page({ scope, group, sort: 'name', page, size })
}

/** A page of organizations of a kind by name. Whose they are is the caller's question. */
export const organizationPage = async (query: OrganizationQuery): Promise<NumberedPage<Named>> => {
  const found = await pageOf(query)
  return {
    ...found,
    content: found.content.map(
      ({ id, name, ...row }): Named => ({
        id,
        name,
        ...(query.accountType === 'AGENCY' && 'status' in row && { status: row.status }),
        ...('waits' in row && { waits: row.waits }),
      }),
    ),
  }
}

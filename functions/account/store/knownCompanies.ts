import { defineRecord, type Stored, type Write } from '#functions/_platform/storage/record.ts'
import { type Company, companyIdentity } from '#shared/domain/account/companyIdentity.ts'
import type { AccountRecord } from './account.ts'
import { accounts } from './accounts.ts'

/** A domain, or a name at its address, with the accounts of the companies that are known by it. */
interface KnownCompany {
  readonly id: string
  readonly accountIds: readonly string[]
}

/** Of the accounts without cover so many are known by one thing. What so many with cover share tells none from another. */
const mostAccounts = 20

/** By what companies are known, beside their numbers, which are unique values of accounts (decision: known-companies). */
export const knownCompanies = defineRecord<KnownCompany>({ kind: 'knownCompany', notFound: 'account.notFound' })

/** The ids under which a company is known. */
export const knownUnder = (company: Company): string[] =>
  companyIdentity(company)
    .filter((key) => /^(?:domain|place):/.test(key))
    .map((key) => `company:${key}`)

const hasCover = ({ boundAt, status }: AccountRecord): boolean => boundAt !== undefined || status === 'Active Policy'

/**
 * The accounts with one more. Those without cover are forgotten first, the oldest before the others: however many are made
 * of a company, the one that has cover stays known.
 */
const withOneMore = async (
  { accountIds }: KnownCompany,
  account: AccountRecord,
  isCovered = hasCover(account),
): Promise<readonly string[]> => {
  const ids = [...accountIds, account.id]
  if (ids.length <= mostAccounts) return ids
  const covered = (await accounts.byIds(accountIds)).filter(hasCover).map(({ id }) => id)
  const inOrder = ids.filter((id) => covered.includes(id) || (isCovered && id === account.id))
  const kept = [...inOrder.slice(0, mostAccounts), ...ids.filter((id) => !inOrder.includes(id)).slice(-mostAccounts)]
  return ids.filter((id) => kept.includes(id))
}

/**
 * The writes by which an account is found under what its company is known by; of one that was known `before`, under what is
 * new. What is not true any more stays, since who finds an account looks at it.
 */
export const knownBy = async (account: AccountRecord, before?: AccountRecord): Promise<Write[]> => {
  const former = new Set(before === undefined ? [] : knownUnder(before))
  const ids = knownUnder(account).filter((id) => !former.has(id))
  const there = new Map((await knownCompanies.byIds(ids)).map((known) => [known.id, known]))
  const writes = ids.map(async (id) => {
    const known = there.get(id)
    if (known === undefined) return [knownCompanies.create({ id, accountIds: [account.id] })]
    if (known.accountIds.includes(account.id)) return []
    return [knownCompanies.update(known, { ...known, accountIds: await withOneMore(known, account) })]
  })
  return (await Promise.all(writes)).flat()
}

/** A company whose account is looked for. */
export interface Sought extends Company {
  readonly cbid: string
}

/**
 * The account that each company has already, in their order, as the table itself has them: under its id, else under what it
 * is known by. Any number of companies.
 */
export const accountsOfCompanies = async (
  companies: readonly Sought[],
): Promise<readonly (Stored<AccountRecord> | undefined)[]> => {
  const [byCbid, known] = await Promise.all([
    accounts.idsByUnique(
      'cbid',
      companies.map(({ cbid }) => cbid),
    ),
    knownCompanies.byIds(companies.flatMap(knownUnder)),
  ])
  const sharing = new Map(known.map(({ id, accountIds }) => [id, accountIds]))
  const candidatesOf = (company: Sought): string[] => [
    ...(byCbid.get(company.cbid) === undefined ? [] : [byCbid.get(company.cbid) ?? '']),
    ...knownUnder(company).flatMap((id) => sharing.get(id) ?? []),
  ]
  const found = new Map(
    (await accounts.byIds([...new Set(companies.flatMap(candidatesOf))])).map((account) => [account.id, account]),
  )
  const isStill = (company: Sought, account: AccountRecord) =>
    account.cbid === company.cbid || knownUnder(account).some((id) => knownUnder(company).includes(id))
  return companies.map((company) =>
    candidatesOf(company)
      .map((id) => found.get(id))
      .find((account) => account !== undefined && isStill(company, account)),
  )
}

/** A company that is to be covered under one of its accounts. */
export interface ToCover {
  /** The accounts with cover that are of the company, besides this one. */
  readonly others: readonly string[]
  /**
   * Belongs to the commit that covers it: of two covers of a company that are bound at once, under whichever of its accounts,
   * one is. Its covers are read after this.
   */
  readonly held: readonly Write[]
}

/**
 * The company that an account is of, as far as domains and its name at its address tell; what very many with cover share,
 * such as the domain of a mail provider, tells nothing.
 */
export const companyToCover = async (account: AccountRecord): Promise<ToCover> => {
  const keys = knownUnder(account)
  const there = new Map((await knownCompanies.byIds(keys)).map((known) => [known.id, known]))
  const held = keys.map(async (id) => {
    const known = there.get(id)
    if (known === undefined) return knownCompanies.create({ id, accountIds: [account.id] })
    const isKnown = known.accountIds.includes(account.id)
    const accountIds = isKnown ? known.accountIds : await withOneMore(known, account, true)
    return knownCompanies.update(known, { ...known, accountIds })
  })
  const ids = new Set([...there.values()].flatMap(({ accountIds }) => accountIds))
  const covered = (await accounts.byIds([...ids].filter((id) => id !== account.id))).filter(hasCover)
  const telling = keys.filter((key) => covered.filter((other) => knownUnder(other).includes(key)).length < mostAccounts)
  const others = covered.filter((other) => knownUnder(other).some((key) => telling.includes(key))).map(({ id }) => id)
  return { others, held: await Promise.all(held) }
}

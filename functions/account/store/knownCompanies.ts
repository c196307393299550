import { defineRecord, type Stored, type Write } from '#functions/_platform/storage/record.ts'
import { type Company, companyIdentity } from '#shared/domain/account/companyIdentity.ts'
import type { AccountRecord } from './account.ts'
import { accounts } from './accounts.ts'

/** A domain, or a name at its address, with the accounts of the companies that are known by it. */
interface KnownCompany {
  readonly id: string
  readonly accountIds: readonly string[]
}

/** What more companies share than these tells none from another, such as the domain of a mail provider. */
const mostAccounts = 20

/** By what companies are known, beside their numbers, which are unique values of accounts (decision: known-companies). */
export const knownCompanies = defineRecord<KnownCompany>({ kind: 'knownCompany', notFound: 'account.notFound' })

/** The ids under which a company is known. */
export const knownUnder = (company: Company): string[] =>
  companyIdentity(company)
    .filter((key) => /^(?:domain|place):/.test(key))
    .map((key) => `company:${key}`)

/**
 * The writes by which an account is found under what its company is known by; of one that was known `before`, under what is
 * new. What is not true any more stays, since who finds an account looks at it.
 */
export const knownBy = async (account: AccountRecord, before?: AccountRecord): Promise<Write[]> => {
  const former = new Set(before === undefined ? [] : knownUnder(before))
  const ids = knownUnder(account).filter((id) => !former.has(id))
  const there = new Map((await knownCompanies.byIds(ids)).map((known) => [known.id, known]))
  return ids.flatMap((id) => {
    const known = there.get(id)
    if (known === undefined) return [knownCompanies.create({ id, accountIds: [account.id] })]
    if (known.accountIds.includes(account.id)) return []
    return [
      knownCompanies.update(known, { ...known, accountIds: [...known.accountIds, account.id].slice(-mostAccounts) }),
    ]
  })
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

/**
 * The ids of the other accounts of the company that an account is of, as far as domains and its name at its address tell;
 * what very many share, such as the domain of a mail provider, tells nothing.
 */
export const otherAccountsOf = async (account: AccountRecord): Promise<readonly string[]> => {
  const known = await knownCompanies.byIds(knownUnder(account))
  const ids = known.map(({ accountIds }) => accountIds).filter(({ length }) => length < mostAccounts)
  const others = await accounts.byIds([...new Set(ids.flat())].filter((id) => id !== account.id))
  return others.filter((other) => knownUnder(other).some((id) => knownUnder(account).includes(id))).map(({ id }) => id)
}

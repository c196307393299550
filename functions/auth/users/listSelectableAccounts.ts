import type { Actor } from '#functions/_platform/auth/actor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { isFoundBy } from '#functions/_platform/storage/words.ts'
import * as contract from '#shared/contracts/auth/userAccess.ts'
import type { AccountType } from '#shared/permissions.ts'
import { organizationOf } from '../organizations/organization.ts'
import { type Named, organizationPage } from '../organizations/organizationPage.ts'

/** Who belongs to agencies below may choose among them; of the own kind everybody has the own organization alone. */
const ownChoice = async (actor: Actor, accountType: AccountType, search?: string): Promise<readonly Named[]> =>
  accountType === actor.accountType
    ? [await organizationOf(actor)].filter(({ name }) => isFoundBy({ search, text: name }))
    : []

const toChoice = ({ id, name }: Named) => ({ label: name, value: id })

export const listSelectableAccounts = implement(contract.listSelectableAccounts)(async ({ query, actor }) => {
  const { accountType, search, page, size } = query
  const isStaff = actor.accountType === 'COWBELL'
  const within = isStaff ? undefined : actor.organizationId
  if (accountType !== 'COWBELL' && (isStaff || accountType === 'AGENCY')) {
    const found = await organizationPage({ accountType, within, search, page, size })
    return { ...found, content: found.content.map(toChoice) }
  }
  const own = await ownChoice(actor, accountType, search)
  return { content: page === 0 ? own.map(toChoice) : [], totalElements: own.length, size, number: page }
})

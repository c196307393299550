import type { Actor } from '#functions/_platform/auth/actor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { type Named, organizationPage } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/auth/userAccess.ts'
import type { AccountType } from '#shared/permissions.ts'
import { organizationOf } from '../organizations/organization.ts'
import { numberedPage } from './numberedPage.ts'

/** Who belongs to agencies below may choose among them; of the own kind everybody has the own organization alone. */
const ownChoice = async (actor: Actor, accountType: AccountType): Promise<readonly Named[]> =>
  accountType === actor.accountType ? [await organizationOf(actor)] : []

export const listSelectableAccounts = implement(contract.listSelectableAccounts)(async ({ query, actor }) => {
  const { accountType, search, page, size } = query
  const isStaff = actor.accountType === 'COWBELL'
  const within = isStaff ? undefined : actor.organizationId
  const found =
    accountType !== 'COWBELL' && (isStaff || accountType === 'AGENCY')
      ? await organizationPage({ accountType, within, search, page, size })
      : numberedPage(await ownChoice(actor, accountType), ({ name }) => name, query)
  return {
    content: found.content.map(({ id, name }) => ({ label: name, value: id })),
    totalElements: found.totalElements,
    size,
    number: page,
  }
})

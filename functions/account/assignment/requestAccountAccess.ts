import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { fewLetters } from '#functions/_platform/mail/fewLetters.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agencyById } from '#functions/directory/public.ts'
import * as contract from '#shared/contracts/account/assignment.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { accounts } from '../store/accounts.ts'

/** Somebody who gets clients from other agencies asks for a few in an hour; more are a nuisance to those who read them. */
const mostLetters = 5

/**
 * Asks the agency that has the account by e-mail, or the provider where none has. Answers the same whether the account
 * exists or not: asking must not tell who is a client of whom.
 */
export const requestAccountAccess = implement(contract.requestAccountAccess)(async ({ body, actor, now }) => {
  await fewLetters(`access ${actor.userId}`, mostLetters, now)
  const accountId =
    body.accountId ?? (body.cbid === undefined ? undefined : await accounts.idByUnique('cbid', body.cbid))
  const account = accountId === undefined ? undefined : await accounts.byId(accountId)
  if (account === undefined) return
  const holder = account.agencyId === undefined ? undefined : await agencyById(account.agencyId)
  const asking = actor.accountType === 'AGENCY' ? await agencyById(actor.organizationId) : undefined
  const mail = mailWrite({
    template: 'accountAccessRequested',
    to: holder?.contactEmail ?? regionOf(config.region).support.email,
    firstName: holder?.contactFirstName,
    data: {
      account: account.name,
      requestedBy: { name: actor.name, email: actor.email, ...(asking && { company: asking.name }) },
      ...(body.message && { message: body.message }),
    },
    now,
  })
  await commit([mail.write], { events: [mail.event] })
})

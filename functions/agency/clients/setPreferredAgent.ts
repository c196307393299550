import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { type AccountRecord, accountChange, phoneDigits, requireWholeAccount } from '#functions/account/public.ts'
import type { BodyOf } from '#shared/contract/operation.ts'
import * as contract from '#shared/contracts/account/preferredAgent.ts'
import { readPhone } from '#shared/regions/phone.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { requireServingAgency } from '../agencyReach.ts'
import { agentOf } from './agentOf.ts'
import { moveClient } from './moveClient.ts'

type Wish = BodyOf<typeof contract.setPreferredAgent>

/** Whom to speak to at an account that nobody was named of: who says by whom it wants to be looked after. */
const contactOf = (account: AccountRecord, body: Wish): Partial<AccountRecord> => {
  const { customerPhoneNumber: phone } = body
  const reading = phone === undefined ? undefined : readPhone(regionOf(config.region), phone)
  if (reading?.ok === false)
    return fail('account.invalidDetails', { errors: [{ path: ['customerPhoneNumber'], detail: reading.message }] })
  const { customerFirstName, customerLastName, customerEmail } = body
  const isKnown = [account.policyContactFirstName, account.policyContactLastName, account.policyContactEmail].some(
    (each) => each !== undefined,
  )
  if (isKnown || !customerFirstName || !customerLastName) return {}
  return {
    policyContactFirstName: customerFirstName,
    policyContactLastName: customerLastName,
    ...(customerEmail !== undefined && { policyContactEmail: customerEmail }),
    ...(phone !== undefined && { policyContactPhone: phoneDigits(phone) }),
  }
}

/** The wish is kept; linked, an account that no agency has becomes the agency's with it (decision: preferred-agent). */
export const setPreferredAgent = implement(contract.setPreferredAgent)(async ({ params, body, actor, now }) => {
  const account = await requireWholeAccount(params.accountId, actor)
  const agency = await requireServingAgency(body.agencyId, actor)
  const agent = await agentOf(agency, body.agentEmail)
  const wished: AccountRecord = {
    ...account,
    ...contactOf(account, body),
    preferredAgent: {
      agencyId: agency.id,
      agencyName: agency.name,
      agentFirstName: agent.agentFirstName ?? '',
      agentLastName: agent.agentLastName ?? '',
      agentEmail: agent.agentEmail ?? '',
      ...(agent.agentPhone !== undefined && { agentPhoneNumber: agent.agentPhone }),
      chosenBy: nameFor(actor),
      at: now,
    },
    updated: now,
  }
  if (!body.link || account.agencyId === agency.id) {
    await commit([accountChange(account, wished)])
    return
  }
  const linked = account.agencyId === undefined
  const { writes, events } = await moveClient({ account, changed: wished, agency, agent, linked, actor, now })
  await commit(writes, { events })
})

import { askedOnce } from '#functions/_platform/held/askedOnce.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { createLeenInviteToken as contract } from '#shared/contracts/connector/leen.ts'
import { accountFor } from '../connections/accountFor.ts'
import { requireConsent } from '../connectors/requireConsent.ts'
import { refuseWithoutLeen } from '../tools/offered.ts'
import { leenInvitation } from '../tools/sandboxLeen.ts'

/** Who is invited connects what was agreed to, and no other system. */
export const createLeenInviteToken = implement(contract)(async ({ body, actor, now }) => {
  const { connectorType } = body
  const accountId = await accountFor(actor, { accountId: body.accountId })
  refuseWithoutLeen()
  await requireConsent({ accountId, connectorType }, now)
  return askedOnce(`invitation ${accountId} ${connectorType}`, async () => leenInvitation(now))
})

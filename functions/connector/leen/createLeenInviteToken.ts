import { askedOnce } from '#functions/_platform/held/askedOnce.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { createLeenInviteToken as contract } from '#shared/contracts/connector/leen.ts'
import { accountFor } from '../connections/accountFor.ts'
import { refuseWithoutTools } from '../connections/connect.ts'
import { requireConsent } from '../connectors/requireConsent.ts'
import { securityTools } from '../tools/securityTools.ts'

/** Who is invited connects what was agreed to, and no other system. */
export const createLeenInviteToken = implement(contract)(async ({ body, actor, now }) => {
  const { connectorType } = body
  const accountId = await accountFor(actor, { accountId: body.accountId })
  refuseWithoutTools()
  await requireConsent({ accountId, connectorType }, now)
  const { leenInvitation, leenOrganization } = await securityTools()
  return askedOnce(`invitation ${accountId} ${connectorType}`, async () =>
    leenInvitation({ organizationId: await leenOrganization(accountId), connectorType }, now),
  )
})

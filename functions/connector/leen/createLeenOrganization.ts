import { implement } from '#functions/_platform/http/implement.ts'
import { createLeenOrganization as contract } from '#shared/contracts/connector/leen.ts'
import { accountFor } from '../connections/accountFor.ts'
import { refuseWithoutLeen } from '../tools/offered.ts'
import { leenOrganization } from '../tools/sandboxLeen.ts'

export const createLeenOrganization = implement(contract)(async ({ body, actor }) => {
  const accountId = await accountFor(actor, body)
  refuseWithoutLeen()
  return { organizationId: leenOrganization(accountId) }
})

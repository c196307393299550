import { askedOnce } from '#functions/_platform/held/askedOnce.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { createLeenOrganization as contract } from '#shared/contracts/connector/leen.ts'
import { accountFor } from '../connections/accountFor.ts'
import { refuseWithoutTools } from '../connections/connect.ts'
import { securityTools } from '../tools/securityTools.ts'

export const createLeenOrganization = implement(contract)(async ({ body, actor }) => {
  const accountId = await accountFor(actor, body)
  refuseWithoutTools()
  const { leenOrganization } = await securityTools()
  return { organizationId: await askedOnce(`organization ${accountId}`, () => leenOrganization(accountId)) }
})

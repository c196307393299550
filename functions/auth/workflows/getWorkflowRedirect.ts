import { implement } from '#functions/_platform/http/implement.ts'
import { userByEmail } from '#functions/directory/store/userByEmail.ts'
import { workflows } from '#functions/directory/store/workflows.ts'
import * as contract from '#shared/contracts/auth/workflows.ts'
import { organizationOf } from '../organizations/organization.ts'

/** People of an agency find their agency's name in the address (identity-and-public, section 2, one-time code page). */
export const getWorkflowRedirect = implement(contract.getWorkflowRedirect)(async ({ params, actor }) => {
  const { redirectUrl, email } = await workflows.require(
    params.workflowId,
    ({ id }) => id === actor.workflow?.workflowId,
  )
  const user = await userByEmail(email.toLowerCase())
  if (user?.accountType !== 'AGENCY') return { redirectURL: redirectUrl }
  const agency = await organizationOf(user)
  const [path = '', query = ''] = redirectUrl.split('?')
  const search = new URLSearchParams(query)
  search.set('agencyName', agency.name)
  return { redirectURL: `${path}?${search}` }
})

import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { slowStrangers } from '#functions/_platform/storage/slowStrangers.ts'
import { openWorkflow } from '#functions/directory/public.ts'
import { hashOf } from '#functions/directory/secrets/secret.ts'
import * as contract from '#shared/contracts/auth/ownData.ts'

/**
 * Any address opens a page: nobody learns by it whether something is held, and what is behind it needs the code that only who
 * reads the address has (decision: own-data-by-code).
 */
export const beginOwnData = implement(contract.beginOwnData)(async ({ body, sourceIp, now }) => {
  await slowStrangers({ of: 'ownData', sourceIp }, now)
  const { email } = body
  const page = {
    flow: 'OWN_DATA',
    subjectId: hashOf(email),
    name: '',
    email,
    redirectUrl: '/own-data/requests',
  } as const
  const workflow = openWorkflow({ ...page, now })
  await commit([workflow.write])
  return { workflowId: workflow.workflowId }
})

import { createHash } from 'node:crypto'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { slowedTry } from '#functions/_platform/storage/slowedTry.ts'
import { openWorkflow } from '#functions/directory/public.ts'
import * as contract from '#shared/contracts/auth/ownData.ts'
import { guessesAfter, throttleWindowSeconds } from '#shared/domain/identity/loginThrottle.ts'

/** No more are needed to reach the longest wait. */
const mostRemembered = 50

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * Any address opens a page: nobody learns by it whether something is held, and what is behind it needs the code that only who
 * reads the address has (decision: own-data-by-code).
 */
export const beginOwnData = implement(contract.beginOwnData)(async ({ body, sourceIp, now, fail }) => {
  const memory = { now: epochSeconds(now), window: throttleWindowSeconds, most: mostRemembered }
  const seconds = await slowedTry(`ownData ${hashOf(sourceIp)}`, { ...memory, after: guessesAfter })
  if (seconds > 0) return fail('auth.throttled', { data: { seconds } })
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

import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/workflows.ts'
import { tryCode } from '../secrets/sentCode.ts'
import { beginSession } from '../session/beginSession.ts'
import { workflows } from '../store/workflows.ts'

/** The code is spent in the commit that begins the session, so that it cannot begin two. */
export const exchangeWorkflowCode = implement(contract.exchangeWorkflowCode)(async ({ body, client, now, fail }) => {
  const workflow = await workflows.require(body.workflowId, ({ expiresAt }) => expiresAt > epochSeconds(now))
  const result = tryCode(workflow.id, workflow.code, body.secret, now)
  if (result.outcome === 'over') return fail('access.codeExpired')
  const write = workflows.update(workflow, { ...workflow, code: result.kept })
  if (result.outcome === 'wrong') {
    await commit([write])
    return fail('access.codeRefused')
  }
  const { id, flow, subjectId, name, email } = workflow
  const holder = { kind: 'WORKFLOW', workflowId: id, flow, subjectId, name, email } as const
  const session = await beginSession({ holder, user: undefined, amr: ['otp'], client, now })
  await commit([write, session.write])
  return session.tokens
})

import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { tryCode } from '#functions/directory/secrets/sentCode.ts'
import { workflows } from '#functions/directory/store/workflows.ts'
import { quoteById } from '#functions/quote/public.ts'
import * as contract from '#shared/contracts/auth/workflows.ts'
import { beginSession } from '../session/beginSession.ts'

/** The code is spent in the commit that begins the session, so that it cannot begin two. */
export const exchangeWorkflowCode = implement(contract.exchangeWorkflowCode)(async ({ body, client, now, fail }) => {
  const workflow = await workflows.require(body.workflowId, ({ expiresAt }) => expiresAt > epochSeconds(now))
  const result = tryCode({ scope: workflow.id, code: body.secret }, workflow.code, now)
  if (result.outcome === 'over') return fail('access.codeExpired')
  const write = workflows.update(workflow, { ...workflow, code: result.kept })
  if (result.outcome === 'wrong') {
    await commit([write])
    return fail('access.codeRefused')
  }
  const { id, flow, subjectId, name, email } = workflow
  const quote = flow === 'QUOTE' ? await quoteById(subjectId) : undefined
  const account = quote && { accountId: quote.accountId }
  const holder = { kind: 'WORKFLOW', workflowId: id, flow, subjectId, name, email, ...account } as const
  const session = await beginSession({ holder, user: undefined, amr: ['otp'], client, now })
  await commit([write, session.write])
  return session.tokens
})

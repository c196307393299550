import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { workflows } from '#functions/directory/store/workflows.ts'
import * as contract from '#shared/contracts/auth/workflows.ts'
import { maskedEmail, maskedPhone } from './masked.ts'

export const getWorkflow = implement(contract.getWorkflow)(async ({ params, now }) => {
  const { flow, phone, email } = await workflows.require(
    params.workflowId,
    (workflow) => workflow.expiresAt > epochSeconds(now),
  )
  return {
    flow,
    flowUserEmail: maskedEmail(email),
    ...(phone !== undefined && { flowUserPhone: maskedPhone(phone) }),
  }
})

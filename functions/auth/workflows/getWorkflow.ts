import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { workflows } from '#functions/directory/store/workflows.ts'
import * as contract from '#shared/contracts/auth/workflows.ts'
import { maskedEmail, maskedPhone } from './masked.ts'

/** Of an incident even what is left of a contact would tell who has a policy. */
const hidden = '•••'

export const getWorkflow = implement(contract.getWorkflow)(async ({ params, now }) => {
  const { flow, phone, email } = await workflows.require(
    params.workflowId,
    (workflow) => workflow.expiresAt > epochSeconds(now),
  )
  if (flow === 'INCIDENT') return { flow, flowUserEmail: hidden, flowUserPhone: hidden }
  return {
    flow,
    flowUserEmail: maskedEmail(email),
    ...(phone !== undefined && { flowUserPhone: maskedPhone(phone) }),
  }
})

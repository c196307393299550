import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import * as contracts from '#shared/contracts/webhook/assistants.ts'
import { assistantRequestLife } from '#shared/records/assistantRequest/assistantRequestLife.ts'

/** The guard of what assistants ask to do. */
export const assistantRequestGuard = guardOf(assistantRequestLife, {
  refusal: 'assistantRequest.notAllowed',
  contracts: [contracts.approveAssistantRequest, contracts.refuseAssistantRequest],
})

import type { Actor } from '#functions/_platform/auth/actor.ts'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { AssistantRequest } from '#shared/contracts/webhook/assistants.ts'
import type { ConfirmedCall } from '#shared/domain/identity/assistants.ts'
import type { AccountType } from '#shared/permissions.ts'

/** What was asked is shown for so long. */
const keptSeconds = 90 * 86_400

/** What an assistant asks to do, with what the call has to be that a person approves. */
export interface AssistantRequestRecord
  extends AssistantRequest,
    Pick<ConfirmedCall, 'digest' | 'provedAt' | 'sessionId' | 'userId'> {
  readonly accountType: AccountType
  readonly organizationId: string
}

export type StoredAssistantRequest = Stored<AssistantRequestRecord>

type Owner = Pick<AssistantRequestRecord, 'accountType' | 'organizationId'>

/** The list of what an organization's assistants ask. */
export const askedIn = ({ accountType, organizationId }: Owner): string => `asked:${accountType}:${organizationId}`

/** What is told of it; not which call it has to be. */
export const assistantRequestRow = ({
  accountType: _a,
  organizationId: _o,
  userId: _u,
  sessionId: _s,
  digest: _d,
  provedAt: _p,
  ...told
}: AssistantRequestRecord): AssistantRequest => told

export const assistantRequests = defineRecord({
  kind: 'assistantRequest',
  notFound: 'assistantRequest.notFound',
  history: { hides: ['digest', 'input', 'preview'] },
  // What one assistant asks is found by what it is: it is asked once, and not again on the day on which it was refused.
  unique: {
    call: ({ sessionId, digest, status }: AssistantRequestRecord) =>
      status === 'DONE' || status === 'EXPIRED' ? undefined : `${sessionId} ${digest}`,
  },
  list: {
    scopes: (request: AssistantRequestRecord) => [askedIn(request)],
    groups: ({ status }: AssistantRequestRecord) => [status],
    sorts: { created: ({ created }: AssistantRequestRecord) => created },
    summary: assistantRequestRow,
  },
  expiresAt: ({ created }: AssistantRequestRecord) => epochSeconds(created) + keptSeconds,
})

/** What was asked, if it was by an assistant of the actor's organization. */
export const requireAsked = (id: string, actor: Actor): Promise<StoredAssistantRequest> =>
  assistantRequests.require(id, (request) => askedIn(request) === askedIn(actor))

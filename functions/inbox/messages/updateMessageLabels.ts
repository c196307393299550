import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { requireAccount } from '#functions/account/public.ts'
import type { MessageMatch, MessageRecord } from '#shared/contracts/inbox/messageRecord.ts'
import * as contract from '#shared/contracts/inbox/messages.ts'
import { AccountId, AgencyId } from '#shared/domain/ids/ids.ts'
import { keepLabels, knownLabel, labelsInUse } from '../store/messageLabels.ts'
import { messages, requireMessage } from '../store/messages.ts'

const unmatched = (message: MessageRecord): MessageRecord => {
  const {
    accountId: _,
    companyName: __,
    quoteId: ___,
    policyId: ____,
    agencyId: _____,
    matchedBy: ______,
    ...rest
  } = message
  return rest
}

export const updateMessageLabels = implement(contract.updateMessageLabels)(async ({ params, body, actor }) => {
  const message = await requireMessage(params.messageId, actor)
  const known = await labelsInUse()
  const labels = [...new Set((body.labels ?? message.labels).map((label) => knownLabel(known, label)))]
  const category = body.category ?? message.category
  const by = { matchedBy: `${actor.name} says so.` }
  const account = body.accountId ? await requireAccount(body.accountId, actor) : undefined
  const match: MessageMatch | undefined = account && {
    accountId: AccountId.parse(account.id),
    companyName: account.name,
    ...(account.agencyId !== undefined && { agencyId: AgencyId.parse(account.agencyId) }),
    ...by,
  }
  const isOther = body.accountId !== undefined && (body.accountId ?? undefined) !== message.accountId
  const filed: MessageRecord = {
    ...(isOther ? { ...unmatched(message), ...match } : message),
    labels,
    category,
    because: category === message.category ? message.because : by.matchedBy,
  }
  await commit([messages.update(message, filed), ...(await keepLabels(labels))])
  return { id: message.id, category, labels }
})

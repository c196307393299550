import { downloadLink } from '#functions/_platform/files/files.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/inbox/messages.ts'
import { attachmentPlace, messageOfAttachment } from '../reading/places.ts'
import { requireMessage } from '../store/messages.ts'

export const getAttachment = implement(contract.getAttachment)(async ({ params, actor, now, fail }) => {
  const { attachments } = await requireMessage(messageOfAttachment(params.attachmentId), actor)
  const attachment = attachments.find(({ id }) => id === params.attachmentId)
  if (attachment === undefined) return fail('message.notFound')
  if (attachment.quarantined !== undefined)
    return fail('message.attachmentHeldBack', { data: { reason: attachment.quarantined } })
  const { url, seconds } = await downloadLink({ key: attachmentPlace(attachment.id), fileName: attachment.name })
  return { url, fileName: attachment.name, expiresAt: new Date(Date.parse(now) + seconds * 1000).toISOString() }
})

import { serve } from '#functions/_platform/http/serve.ts'
import * as contracts from '#shared/contracts/inbox/index.ts'
import { createDraft } from './messages/createDraft.ts'
import { getAttachment } from './messages/getAttachment.ts'
import { getMessage } from './messages/getMessage.ts'
import { listMessageHistory } from './messages/listMessageHistory.ts'
import { listMessageLabels } from './messages/listMessageLabels.ts'
import { removeDraft } from './messages/removeDraft.ts'
import { reprocessMessage } from './messages/reprocessMessage.ts'
import { searchMessages } from './messages/searchMessages.ts'
import { sendMessage } from './messages/sendMessage.ts'
import { suggestReply } from './messages/suggestReply.ts'
import { updateMessageLabels } from './messages/updateMessageLabels.ts'

export const handler = serve(contracts, {
  createDraft,
  getAttachment,
  getMessage,
  listMessageHistory,
  listMessageLabels,
  removeDraft,
  reprocessMessage,
  searchMessages,
  sendMessage,
  suggestReply,
  updateMessageLabels,
})

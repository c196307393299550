import { listScopesOf } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/inbox/messages.ts'
import { labelsInUse } from '../store/messageLabels.ts'
import { folderGroup, messages } from '../store/messages.ts'

export const listMessageLabels = implement(contract.listMessageLabels)(async ({ actor }) => {
  const labels = await labelsInUse()
  return Promise.all(
    [...labels]
      .sort((a, b) => a.localeCompare(b))
      .map(async (label) => ({
        label,
        count: (await messages.count(listScopesOf(actor), folderGroup('INBOX', { label }))).count,
      })),
  )
})

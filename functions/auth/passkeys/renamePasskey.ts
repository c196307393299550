import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/passkeys.ts'
import { passkeyRow, passkeys } from '../store/passkeys.ts'

export const renamePasskey = implement(contract.renamePasskey)(async ({ params, body, actor }) => {
  const before = await passkeys.require(params.passkeyId, ({ userId }) => userId === actor.userId)
  const after = { ...before, name: body.name }
  await commit([passkeys.update(before, after)])
  return passkeyRow(after)
})

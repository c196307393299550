import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { searchClaims } from '#shared/contracts/claims/claims.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { openBrowser } from '#tests/support/screen.ts'

it('a pool, which reads no claim of its members, is not told that there are none', async () => {
  const { draw } = await openBrowser({ session: { accountType: 'POOL', role: 'Pool Admin' } })
  const { ClaimsPanel } = await import('./ClaimsPanel.tsx')
  const accountId = AccountId.parse('acc_01JH0000000000000000000C01')
  const answers = [[searchClaims, { query: { accountId, size: 20 } }, { hits: [], totalHits: 0 }]] as never
  expect((await draw(h(ClaimsPanel, { accountId }), { answers })).text).toBe('')
})

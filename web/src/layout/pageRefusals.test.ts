import { createElement as h, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { claimLife } from '#shared/records/claim/claimLife.ts'
import type { ClaimStatus } from '#shared/records/claim/claimStatus.ts'
import { openBrowser } from '#tests/support/screen.ts'

const { draw } = await openBrowser({ session: { accountType: 'AGENCY', role: 'Agent', scopes: 'role:viewer' } })
const { newRefusals, RefusalsContext } = await import('../api/refusals.ts')
const { useMay } = await import('../api/useMay.ts')
const { useCan } = await import('../records/useCan.ts')
const { PageRefusals } = await import('./PageRefusals.tsx')
const { RefusedList } = await import('./RefusedList.tsx')

const drawn = async (children: ReactNode) => {
  const refusals = newRefusals()
  const screen = await draw(h(RefusalsContext, { value: refusals, children }))
  return { ...screen, refused: [...refusals.read().values()] }
}

const Invite = () => (useMay()('user:invite') ? h('p', null, 'Invite') : null)
const Clear = () => (useMay()('freeze:manage') ? h('p', null, 'Hold') : null)
const Search = () => (useMay()('account:read') ? h('p', null, 'Accounts') : null)
const Close = ({ status }: { status: ClaimStatus }) =>
  useCan(claimLife)(status, 'close') ? h('p', null, 'Close') : null

it('a page that hides a button for a permission offers to ask why, and names who may', async () => {
  const { buttons, refused } = await drawn([h(Invite, { key: 1 }), h(PageRefusals, { key: 2 })])
  expect(buttons.map(({ words }) => words)).toEqual(['What you may not do here, and who may'])
  const { text } = await draw(h(RefusedList, { role: 'Agent', refused }))
  expect(text).toContain('Who may: Agency Admin')
})

it('a page that hides nothing, or what nobody of the reader’s kind may, offers nothing to ask', async () => {
  expect((await drawn([h(Search, { key: 1 }), h(PageRefusals, { key: 2 })])).buttons).toEqual([])
  expect((await drawn([h(Clear, { key: 1 }), h(PageRefusals, { key: 2 })])).buttons).toEqual([])
})

it('a page whose record does not allow something now says in which statuses it would, until it does', async () => {
  const { refused } = await drawn(h(Close, { status: 'CLOSED' }))
  const { text } = await draw(h(RefusedList, { role: 'Head of Claims', refused }))
  expect(text).toContain('Close it')
  expect(text).toContain('Not while it is Closed.')
  const statuses: readonly ClaimStatus[] = ['CLOSED', 'RESERVED']
  const after = await drawn(statuses.map((status) => h(Close, { key: status, status })))
  expect(after.refused).toEqual([])
})

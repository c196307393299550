import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import { approveWriteOff } from '#shared/contracts/billing/writeOffs.ts'
import { type WriteOffAction, writeOffLife } from '#shared/records/writeOff/writeOffLife.ts'
import type { WriteOffStatus } from '#shared/records/writeOff/writeOffStatus.ts'
import { openBrowser } from '#tests/support/screen.ts'

const { draw } = await openBrowser({
  session: { accountType: 'COWBELL', role: 'Underwriter', scopes: 'role:operator' },
})
const { useRefusal } = await import('./useRefusal.ts')

type Asked = { readonly action: WriteOffAction; readonly status: WriteOffStatus; readonly isTheirs?: boolean }

const Why = ({ action, status, isTheirs = true }: Asked) =>
  h(
    'p',
    null,
    useRefusal()({
      life: writeOffLife,
      action,
      by: isTheirs ? [{ ...approveWriteOff, access: 'any' }] : [approveWriteOff],
      status,
    }) ?? 'No reason.',
  )
const whyNot = async (asked: Asked) => (await draw(h(Why, asked))).text

it('who lacks a permission is told which, and who has it', async () => {
  expect(await whyNot({ action: 'approve', status: 'PROPOSED', isTheirs: false })).toMatch(
    /^Your role, Underwriter, does not have this permission: “.+”\. Who has it: .+\.$/,
  )
})

it('who may is told in which statuses it can be done, and nothing of what is kept back for another reason', async () => {
  expect(await whyNot({ action: 'approve', status: 'REJECTED' })).toBe(
    'Not while it is Rejected. It can be done while it is Proposed.',
  )
  expect(await whyNot({ action: 'approve', status: 'PROPOSED' })).toBe('No reason.')
})

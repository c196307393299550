import { createElement as h } from 'react'
import { expect, it } from 'vitest'
import type { Account } from '#shared/contracts/account/account.ts'
import { getAgencyContact } from '#shared/contracts/account/agencies.ts'
import { getCurrentUser } from '#shared/contracts/auth/me.ts'
import { openBrowser } from '#tests/support/screen.ts'

const agencyId = 'agy_1'
const me = {
  firstName: 'Ada',
  lastName: 'Archer',
  email: 'ada@agency1.example',
  phone: '+1 503 555 0100',
  npn: '1234567',
}
const contact = {
  contactFirstName: 'Noor',
  contactLastName: 'Haddad',
  contactEmail: 'noor@agency1.example',
  contactPhone: '15035550150',
}
const named = {
  agencyId,
  agentFirstName: 'Kit',
  agentLastName: 'Marsh',
  agentEmail: 'kit@agency1.example',
  agentPhone: '15035550160',
}

const agentOf = async (accountType: string, account: object) => {
  const { draw } = await openBrowser({ session: { accountType, role: 'Super Admin' } })
  const { useAgent } = await import('./useAgent.ts')
  const Agent = () => {
    const { agent, npn } = useAgent(account as Account)
    return [...Object.values(agent), npn].join(' ')
  }
  const at = accountType === 'COWBELL' ? '/admin/quotes' : '/agency/quotes'
  const { text } = await draw(h(Agent), {
    at,
    answers: [
      [getCurrentUser, {}, me],
      [getAgencyContact, { params: { agencyId } }, contact],
    ],
  })
  return text
}

it('an agency’s people name themselves', async () => {
  expect(await agentOf('AGENCY', named)).toBe('Ada Archer ada@agency1.example 15035550100 1234567')
})

it('who acts for an agency names the account’s agent, else the agency’s contact', async () => {
  expect(await agentOf('COWBELL', named)).toBe('Kit Marsh kit@agency1.example 15035550160')
  expect(await agentOf('COWBELL', { agencyId })).toBe('Noor Haddad noor@agency1.example 15035550150')
})

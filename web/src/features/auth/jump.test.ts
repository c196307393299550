import { createElement as h } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { listMyAccounts } from '#shared/contracts/auth/jumps.ts'
import { openBrowser } from '#tests/support/screen.ts'

const staff = { accountType: 'COWBELL', subscriberType: 'COWBELL', role: 'Underwriter', accountId: 'provider' }
const agent = { accountType: 'AGENCY', subscriberType: 'AGENCY', role: 'Agent', accountId: 'agy_1' }

describe('the who-am-I menu', () => {
  const entriesOf = async (session: object, accounts: readonly object[]) => {
    const { draw } = await openBrowser({ session })
    const { SwitchAccountEntries } = await import('./parts/SwitchAccountEntries.tsx')
    const { default: MenuList } = await import('@mui/material/MenuList')
    return (await draw(h(MenuList, null, h(SwitchAccountEntries)), { answers: [[listMyAccounts, {}, accounts]] })).text
  }

  it('offers the other accounts of the user', async () => {
    const accounts = [
      { id: 'agy_1', name: 'Harbour & Pine' },
      { id: 'agy_2', name: 'Bluebonnet Brokers' },
    ]
    expect(await entriesOf(agent, accounts)).toBe('Switch account Bluebonnet Brokers')
    expect(await entriesOf(agent, accounts.slice(0, 1))).toBe('')
  })

  it('offers the way into an account to those alone who may jump', async () => {
    expect(await entriesOf(staff, [])).toBe('Jump into an account')
    expect(await entriesOf({ ...staff, accountType: 'AGENCY', role: 'Agency Admin' }, [])).toBe('')
  })
})

it('a jump asks into whose account, and says that it is recorded', async () => {
  const { draw } = await openBrowser({ session: staff })
  const { default: jump } = await import('./dialogs/JumpIntoAccountDialog.tsx')
  const { text, buttons } = await draw(jump.show({}, () => undefined) ?? h('p'))
  expect(text).toContain('Jump into an account')
  expect(text).toContain('Everything is recorded under your name.')
  expect(text).toContain('Kind of account')
  expect(text).toContain('Reason')
  expect(buttons.map(({ words }) => words)).toContain('Jump in')
})

describe('accounts to jump into are found', () => {
  const asked: string[] = []
  const search = async (accountType: 'AGENCY' | 'CUSTOMER' | 'RE_INSURER', answer: object) => {
    await openBrowser({ session: staff })
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address)
      return Response.json(answer)
    })
    const { organizationsNamed } = await import('#web/records/organizationsNamed.ts')
    return organizationsNamed(accountType, 'pine', new AbortController().signal)
  }

  it('among insured companies, with where they are', async () => {
    const hit = { id: 'acc_1', name: 'Pine Bakery', city: 'Austin', state: 'TX' }
    expect(await search('CUSTOMER', { hits: [hit] })).toEqual([
      { value: 'acc_1', label: 'Pine Bakery', hint: 'Austin, TX' },
    ])
  })

  it('among the organizations of the other kinds', async () => {
    expect(await search('AGENCY', { content: [{ id: 'agy_1', name: 'Harbour & Pine' }] })).toMatchObject([
      { value: 'agy_1', label: 'Harbour & Pine' },
    ])
    await search('RE_INSURER', { content: [] })
    expect(asked.slice(1)).toEqual([
      '/api/account/v1/agency/search?search=pine&size=8',
      '/api/account/v1/reinsurer/search?search=pine&size=8',
    ])
  })
})
